import type { AuditChange } from '@fichero/contract/audit-text'
import { FactList } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { VisuallyHidden } from '@fichero/kit/ui'
import classes from './activity.module.css'

interface ActivityChangesProps {
  /** What the entry says. */
  of: string
  changes: AuditChange[]
}

/** The values by their names, before and after; what was not there before stands alone. */
export const ActivityChanges = ({ of, changes }: ActivityChangesProps) => (
  <div className={classes.changes}>
    <FactList
      label={of}
      facts={changes.map(({ label, before, after }) => [
        label,
        before === null ? after : <Change key={label} before={before} after={after} />,
      ])}
    />
  </div>
)

function Change({ before, after }: Pick<AuditChange, 'before' | 'after'>) {
  const { t } = useTranslation('instructors')
  const now = after ?? t('activity.nothing')
  return (
    <>
      <VisuallyHidden>{t('activity.fromTo', { before, after: now })}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={classes.before}>{before}</span> → {now}
      </span>
    </>
  )
}
