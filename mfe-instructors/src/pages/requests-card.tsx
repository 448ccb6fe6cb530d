import type { User } from '@fichero/contract/users.schema'
import { CardSkeleton, CollapsibleRows, InlineEmpty, Section } from '@fichero/kit/card'
import { QueryView, useKeptFocus } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useSelection } from '@fichero/kit/table'
import { useEffect, useState } from 'react'
import { fullName } from '../people/full-name'
import { DecideSelected } from '../requests/decide-selected'
import { PendingLinks } from '../requests/pending-links'
import { RefusedDecisions } from '../requests/refused-decisions'
import { RejectDialog } from '../requests/reject-dialog'
import { REQUESTS_ID } from '../requests/requests-id'
import { RequestsTable } from '../requests/requests-table'
import { type Decision, useDecide } from '../requests/use-decide'
import { usePending } from '../requests/use-pending'

const FEW = 5

const focusRequests = () => document.getElementById(REQUESTS_ID)?.focus({ preventScroll: true })

/** Access requests, for administrators to decide. */
export function Page() {
  const { t } = useTranslation('instructors')
  const pending = usePending()
  const [rejecting, setRejecting] = useState<User>()
  /** How often several were decided. */
  const [rounds, setRounds] = useState(0)
  const [newest, setNewest] = useState<string>()
  const { chosen, isChosen, toggle, all, none } = useSelection(pending.data?.users ?? [], ({ id }) => id)
  const keepPlace = useKeptFocus(REQUESTS_ID, pending.data)
  const { decide, decideAll, isBusy, refusals, forgetRefusals } = useDecide({
    onDecided: ({ verb, user, isOneOfMany }, enlace) => {
      if (isOneOfMany) return
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
  // The closed question gave the focus back to a button that went with the requests.
  useEffect(() => {
    if (rounds > 0) focusRequests()
  }, [rounds])
  const decideSelected = async (verb: Decision['verb']) => {
    const count = await decideAll(verb, chosen)
    if (count > 0) notifySuccess(t(`several.done.${verb}`, { count }))
    none()
  }

  return (
    <Section id={REQUESTS_ID} title={t('requests.title')}>
      <PendingLinks newest={newest} onDone={focusRequests} />
      <RefusedDecisions refusals={refusals} onClose={forgetRefusals} />
      <QueryView
        query={pending}
        errorTitle={t('requests.failed')}
        skeleton={<CardSkeleton />}
        isEmpty={({ users }) => users.length === 0}
        empty={<InlineEmpty title={t('requests.none')}>{t('requests.noneHint')}</InlineEmpty>}
      >
        {({ users }) => (
          <>
            <DecideSelected
              users={chosen}
              onAll={all}
              onDecide={decideSelected}
              onDone={() => setRounds((before) => before + 1)}
            />
            <CollapsibleRows rows={users} few={FEW} moreLabel={t('requests.more', { count: users.length })}>
              {(rows) => (
                <RequestsTable
                  users={rows}
                  isChosen={isChosen}
                  onToggle={toggle}
                  isBusy={isBusy}
                  onApprove={(user) => decide({ verb: 'approve', user })}
                  onReject={setRejecting}
                />
              )}
            </CollapsibleRows>
          </>
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
