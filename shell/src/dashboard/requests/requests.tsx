import type { User } from '@fichero/contract/users.schema'
import { QueryView, useKeptPlace } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { Skeleton } from '@fichero/kit/ui'
import { useState } from 'react'
import { FewFirst } from '../few-first'
import { QuietEmpty } from '../quiet-empty'
import { Section } from '../section'
import { fullName } from './full-name'
import { HandOvers } from './hand-overs'
import { RefusedDecision } from './refused-decision'
import { RejectDialog } from './reject-dialog'
import { REQUESTS_ID } from './requests-id'
import { RequestsTable } from './requests-table'
import { useDecide } from './use-decide'
import { usePending } from './use-pending'

const FEW = 5
/** Most mornings nobody waits. */
const ROOM = 50

/** Who asked for access, for an administrator to decide. */
export function Requests() {
  const { t } = useTranslation('shell')
  const pending = usePending()
  const [rejecting, setRejecting] = useState<User>()
  const [newest, setNewest] = useState<string>()
  const keepPlace = useKeptPlace(REQUESTS_ID, pending.data)
  const { decide, isBusy, refusal, forgetRefusal } = useDecide({
    onDecided: ({ verb, user }, enlace) => {
      const name = fullName(user)
      if (verb === 'reject') notifySuccess(t('dashboard.requests.rejected', { name }))
      else if (enlace) notifySuccess(t('dashboard.requests.approvedLink', { name }))
      else notifySuccess(t('dashboard.requests.approvedMail', { name }))
      setRejecting(undefined)
      if (enlace) setNewest(enlace)
      keepPlace()
    },
    onRefused: () => {
      setRejecting(undefined)
      keepPlace()
    },
  })

  return (
    <Section id={REQUESTS_ID} title={t('dashboard.requests.title')} room={ROOM}>
      <HandOvers newest={newest} />
      {refusal && <RefusedDecision refusal={refusal} onClose={forgetRefusal} />}
      <QueryView
        query={pending}
        errorTitle={t('dashboard.requests.failed')}
        skeleton={<Skeleton height={ROOM} />}
        isEmpty={({ users }) => users.length === 0}
        empty={<QuietEmpty title={t('dashboard.requests.none')}>{t('dashboard.requests.noneHint')}</QuietEmpty>}
      >
        {({ users }) => (
          <FewFirst rows={users} few={FEW} moreLabel={t('dashboard.requests.more', { count: users.length })}>
            {(rows) => (
              <RequestsTable
                users={rows}
                isBusy={isBusy}
                onApprove={(user) => decide({ verb: 'approve', user })}
                onReject={setRejecting}
              />
            )}
          </FewFirst>
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
    </Section>
  )
}
