import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { CollapsibleRows } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { FailureCauseRow } from './failure-cause-row'
import classes from './modules.module.css'

/** Number of failures that are shown before the list is expanded. */
const COLLAPSED_COUNT = 3

/** Failures of a module's releases, the most recent first. Renders nothing without failures. */
export function ModuleCauses({ remote, title }: { remote: ManagedRemote; title: string }) {
  const { t } = useTranslation('modules')
  const causes = remote.lanzamientos
    .flatMap((release) => release.causas.map((cause) => ({ release, cause })))
    .sort((a, b) => b.cause.ultima.localeCompare(a.cause.ultima))
  const { length: count } = causes
  if (count === 0) return null
  return (
    <div className={classes.failed}>
      <h3>{t('causes.title')}</h3>
      <CollapsibleRows rows={causes} few={COLLAPSED_COUNT} moreLabel={t('causes.all', { count, title })}>
        {(rows) => (
          <ul className={classes.causes}>
            {rows.map(({ release, cause }) => (
              <FailureCauseRow key={`${release.hash} ${cause.primera} ${cause.donde[0]}`} {...{ release, cause }} />
            ))}
          </ul>
        )}
      </CollapsibleRows>
    </div>
  )
}
