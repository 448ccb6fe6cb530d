import type { AuditChange } from '@fichero/contract/audit-text'
import { FactList } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { VisuallyHidden } from '@fichero/kit/ui'
import classes from './activity.module.css'

interface ActivityChangesProps {
  /** The sentence about the audit entry, which is the accessible name of the list. */
  sentence: string
  changes: AuditChange[]
}

/** List of the changed values with their names, before and after the change. A new value is shown without a value before. */
export const ActivityChanges = ({ sentence, changes }: ActivityChangesProps) => (
  <div className={classes.changes}>
    <FactList
      label={sentence}
      facts={changes.map(({ label, before, after }) => [
        label,
        before === null ? after : <Change key={label} before={before} after={after} />,
      ])}
    />
  </div>
)

function Change({ before, after }: Pick<AuditChange, 'before' | 'after'>) {
  const { t } = useTranslation('instructors')
  const newValue = after ?? t('activity.nothing')
  return (
    <>
      <VisuallyHidden>{t('activity.fromTo', { before, after: newValue })}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={classes.before}>{before}</span> → {newValue}
      </span>
    </>
  )
}
