import type { User } from '@fichero/contract/users.schema'
import { CardSkeleton, CollapsibleRows, InlineEmpty, Section } from '@fichero/kit/card'
import { QueryView, useKeptFocus } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useState } from 'react'
import { fullName } from '../requests/full-name'
import { PendingLinks } from '../requests/pending-links'
import { RefusedDecision } from '../requests/refused-decision'
import { RejectDialog } from '../requests/reject-dialog'
import { REQUESTS_ID } from '../requests/requests-id'
import { RequestsTable } from '../requests/requests-table'
import { useDecide } from '../requests/use-decide'
import { usePending } from '../requests/use-pending'

const FEW = 5

/** Access requests, for administrators to decide. */
export function Page() {
  const { t } = useTranslation('instructors')
  const pending = usePending()
  const [rejecting, setRejecting] = useState<User>()
  const [newest, setNewest] = useState<string>()
  const keepPlace = useKeptFocus(REQUESTS_ID, pending.data)
  const { decide, isBusy, refusal, forgetRefusal } = useDecide({
    onDecided: ({ verb, user }, enlace) => {
      const name = fullName(user)
      if (verb === 'reject') notifySuccess(t('requests.rejected', { name }))
      else if (enlace) notifySuccess(t('requests.approvedLink', { name }))
      else notifySuccess(t('requests.approvedMail', { name }))
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
    <Section id={REQUESTS_ID} title={t('requests.title')}>
      <PendingLinks newest={newest} />
      {refusal && <RefusedDecision refusal={refusal} onClose={forgetRefusal} />}
      <QueryView
        query={pending}
        errorTitle={t('requests.failed')}
        skeleton={<CardSkeleton />}
        isEmpty={({ users }) => users.length === 0}
        empty={<InlineEmpty title={t('requests.none')}>{t('requests.noneHint')}</InlineEmpty>}
      >
        {({ users }) => (
          <CollapsibleRows rows={users} few={FEW} moreLabel={t('requests.more', { count: users.length })}>
            {(rows) => (
              <RequestsTable
                users={rows}
                isBusy={isBusy}
                onApprove={(user) => decide({ verb: 'approve', user })}
                onReject={setRejecting}
              />
            )}
          </CollapsibleRows>
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
