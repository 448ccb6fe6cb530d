import type { AuditEntry } from '@fichero/contract/audit.schema'
import type { Pages } from '@fichero/kit/list'
import classes from './activity.module.css'
import { ActivityEntry } from './activity-entry'

interface ActivityEntriesProps {
  entries: AuditEntry[]
  pages: Pages
}

export const ActivityEntries = ({ entries, pages }: ActivityEntriesProps) => (
  <ol className={classes.entries}>
    {entries.map((entry) => (
      <ActivityEntry key={entry.id} entry={entry} pages={pages} />
    ))}
  </ol>
)
