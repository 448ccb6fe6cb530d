import type { AccessRequest } from '@fichero/contract/admin.schema'
import type { RemovalRest } from '@fichero/contract/removals.schema'
import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { CardSkeleton, InlineEmpty } from '@fichero/kit/card'
import { lazyPart, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useState } from 'react'
import { FailedDecisions } from './failed-decisions'
import { PendingLinks } from './pending-links'
import { type Decision, useDecide } from './use-decide'
import { useDelayedApproval } from './use-delayed-approval'
import { usePendingRequests } from './use-pending-requests'

// Loaded on demand, because most dashboards have no requests.
const RequestsList = lazyPart(
  'instructors/requests',
  async () => (await import('./requests-list')).RequestsList,
  <CardSkeleton />,
)
const RejectedNotice = lazyPart('instructors/rejected', async () => (await import('./requests-list')).RejectedNotice)
const RejectDialog = lazyPart('instructors/reject', async () => (await import('./requests-list')).RejectDialog)

/** True if the user moved the focus: the focus is neither lost nor on the button that undoes an approval. */
const hasMovedFocus = () =>
  document.activeElement !== document.body && !document.activeElement?.matches('[data-takes-back]')

/** True if more backups may contain the request of `one` than the request of `other`. Older requests are in more backups. */
const isInMoreBackups = (one: RemovalRest, other: RemovalRest) => backupCount(one) > backupCount(other)
/** Returns the number of backups that may still have the data. */
const backupCount = ({ copias = [], copias_mas = 0 }: Partial<RemovalRest>) => copias.length + copias_mas

/** List of access requests, for administrators to decide. */
export function AccessRequests() {
  const { t } = useTranslation('instructors')
  const pending = usePendingRequests()
  const [rejecting, setRejecting] = useState<User>()
  const [newest, setNewest] = useState<string>()
  const [remaining, setRemaining] = useState<RemovalRest>()
  const { decide, decideAll, isBusy, failures, clearFailures } = useDecide({
    onRemoved: (rest, { isOneOfMany }) =>
      setRemaining((former) => (isOneOfMany && former && isInMoreBackups(former, rest) ? former : rest)),
    onDecided: ({ verb, user, isOneOfMany }, enlace) => {
      if (isOneOfMany) return
      const name = fullName(user)
      if (verb === 'reject') notifySuccess(t('requests.rejected', { name }))
      else if (enlace) notifySuccess(t('requests.approvedLink', { name }))
      else notifySuccess(t('requests.approvedMail', { name }))
      setRejecting(undefined)
      // Moves the focus to the new link, unless the user moved the focus meanwhile.
      if (enlace && !hasMovedFocus()) setNewest(enlace)
    },
    onFailed: () => setRejecting(undefined),
  })
  const { delay, undo, isDelayed } = useDelayedApproval((user) => decide({ verb: 'approve', user }))
  const decideSeveral = async (verb: Decision['verb'], users: AccessRequest[]) => {
    const count = await decideAll(verb, users)
    if (count > 0) notifySuccess(t(`several.done.${verb}`, { count }))
  }

  return (
    <>
      <PendingLinks newest={newest} />
      <FailedDecisions failures={failures} onClose={clearFailures} />
      {remaining && <RejectedNotice rest={remaining} onClose={() => setRemaining(undefined)} />}
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
            decision={{ isBusy, isDelayed, onApprove: delay, onUndo: undo, onReject: setRejecting }}
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
