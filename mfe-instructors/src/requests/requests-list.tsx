import type { AccessRequest } from '@fichero/contract/admin.schema'
import { CollapsibleRows } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { useSelection } from '@fichero/kit/table'
import { DecideSelected } from './decide-selected'
import { RequestsTable } from './requests-table'
import type { RowDecision } from './row-actions'
import type { Decision } from './use-decide'

export { RejectDialog } from './reject-dialog'
export { RejectedNotice } from './rejected-notice'

/** Number of requests that are shown before the list is expanded. */
const FEW = 5

interface RequestsListProps {
  users: AccessRequest[]
  decision: RowDecision
  onDecideSeveral: (verb: Decision['verb'], users: AccessRequest[]) => Promise<void>
}

/** Table of requests with buttons, and buttons for several requests. The code is loaded only if there are requests. */
export function RequestsList({ users, decision, onDecideSeveral }: RequestsListProps) {
  const { t } = useTranslation('instructors')
  const { chosen, isChosen, toggle, all, none } = useSelection(
    users.filter((user) => !decision.isDelayed(user)),
    ({ id }) => id,
  )
  const decideSelected = async (verb: Decision['verb']) => {
    await onDecideSeveral(verb, chosen)
    none()
  }
  return (
    <>
      <DecideSelected users={chosen} onAll={all} onDecide={decideSelected} />
      <CollapsibleRows rows={users} few={FEW} moreLabel={t('requests.more', { count: users.length })}>
        {(rows) => <RequestsTable users={rows} isChosen={isChosen} onToggle={toggle} decision={decision} />}
      </CollapsibleRows>
    </>
  )
}
