import type { User } from '@fichero/contract/users.schema'
import { CardSkeleton, CollapsibleRows, InlineEmpty } from '@fichero/kit/card'
import { QueryView, useKeptFocus } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useSelection } from '@fichero/kit/table'
import { useCallback, useEffect, useState } from 'react'
import { fullName } from '../people/full-name'
import { DecideSelected } from './decide-selected'
import { PendingLinks } from './pending-links'
import { RefusedDecisions } from './refused-decisions'
import { RejectDialog } from './reject-dialog'
import { RequestsTable } from './requests-table'
import { type Decision, useDecide } from './use-decide'
import { usePending } from './use-pending'

const FEW = 5

interface AccessRequestsProps {
  /** The element that takes the focus from a button that goes with its request. */
  focusId: string
}

/** Access requests, for administrators to decide. */
export function AccessRequests({ focusId }: AccessRequestsProps) {
  const { t } = useTranslation('instructors')
  const pending = usePending()
  const [rejecting, setRejecting] = useState<User>()
  /** How often several were decided. */
  const [rounds, setRounds] = useState(0)
  const [newest, setNewest] = useState<string>()
  const { chosen, isChosen, toggle, all, none } = useSelection(pending.data?.users ?? [], ({ id }) => id)
  const keepPlace = useKeptFocus(focusId, pending.data)
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
  const focusRequests = useCallback(() => document.getElementById(focusId)?.focus({ preventScroll: true }), [focusId])
  // The closed question gave the focus back to a button that went with the requests.
  useEffect(() => {
    if (rounds > 0) focusRequests()
  }, [rounds, focusRequests])
  const decideSelected = async (verb: Decision['verb']) => {
    const count = await decideAll(verb, chosen)
    if (count > 0) notifySuccess(t(`several.done.${verb}`, { count }))
    none()
  }

  return (
    <>
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
    </>
  )
}
