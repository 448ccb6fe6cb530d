import type { AccessRequest } from '@fichero/contract/admin.schema'
import type { User } from '@fichero/contract/users.schema'
import { CardSkeleton, InlineEmpty } from '@fichero/kit/card'
import { lazyPart, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useState } from 'react'
import { fullName } from '../people/full-name'
import { PendingLinks } from './pending-links'
import { RefusedDecisions } from './refused-decisions'
import { type Decision, useDecide } from './use-decide'
import { usePending } from './use-pending'
import { useTakenBack } from './use-taken-back'

// Most dashboards show that there are none.
const RequestsList = lazyPart(
  'instructors/requests',
  async () => (await import('./requests-list')).RequestsList,
  <CardSkeleton />,
)
const RejectDialog = lazyPart('instructors/reject', async () => (await import('./requests-list')).RejectDialog)

/** Whether the focus is neither lost nor on a button that takes an approval back. */
const isElsewhere = () =>
  document.activeElement !== document.body && !document.activeElement?.matches('[data-takes-back]')

/** Access requests, for administrators to decide. */
export function AccessRequests() {
  const { t } = useTranslation('instructors')
  const pending = usePending()
  const [rejecting, setRejecting] = useState<User>()
  const [newest, setNewest] = useState<string>()
  const { decide, decideAll, isBusy, refusals, forgetRefusals } = useDecide({
    onDecided: ({ verb, user, isOneOfMany }, enlace) => {
      if (isOneOfMany) return
      const name = fullName(user)
      if (verb === 'reject') notifySuccess(t('requests.rejected', { name }))
      else if (enlace) notifySuccess(t('requests.approvedLink', { name }))
      else notifySuccess(t('requests.approvedMail', { name }))
      setRejecting(undefined)
      // Whoever does something else by now goes on with it.
      if (enlace && !isElsewhere()) setNewest(enlace)
    },
    onRefused: () => setRejecting(undefined),
  })
  const { hold, takeBack, isHeld } = useTakenBack((user) => decide({ verb: 'approve', user }))
  const decideSeveral = async (verb: Decision['verb'], users: AccessRequest[]) => {
    const count = await decideAll(verb, users)
    if (count > 0) notifySuccess(t(`several.done.${verb}`, { count }))
  }

  return (
    <>
      <PendingLinks newest={newest} />
      <RefusedDecisions refusals={refusals} onClose={forgetRefusals} />
      <QueryView
        query={pending}
        errorTitle={t('requests.failed')}
        skeleton={<CardSkeleton />}
        isEmpty={({ users }) => users.length === 0}
        empty={<InlineEmpty title={t('requests.none')}>{t('requests.noneHint')}</InlineEmpty>}
      >
        {({ users }) => (
          <RequestsList
            users={users}
            decision={{ isBusy, isHeld, onApprove: hold, onTakeBack: takeBack, onReject: setRejecting }}
            onDecideSeveral={decideSeveral}
          />
        )}
      </QueryView>
      {rejecting && (
        <RejectDialog
          user={rejecting}
          busy={isBusy(rejecting)}
          onReject={() => decide({ verb: 'reject', user: rejecting })}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </>
  )
}
