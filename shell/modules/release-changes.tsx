import type { Release } from '@fichero/contract/releases.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Breakable } from './breakable'
import classes from './modules.module.css'

/** What a release has that the active one has not, and the reverse. */
export function ReleaseChanges({ changes }: { changes: Release['cambios'] }) {
  const { t } = useTranslation('modules')
  if (!changes) return <span className={classes.under}>{t('change.active')}</span>
  const { rutas, permisos } = changes
  const lines = [
    ['routesAdded', rutas.agregadas],
    ['routesRemoved', rutas.quitadas],
    ['permissionsAdded', permisos.agregadas],
    ['permissionsRemoved', permisos.quitadas],
  ] as const
  const told = lines.filter(([, values]) => values.length > 0)
  if (told.length === 0) return <span className={classes.under}>{t('change.none')}</span>
  return (
    <ul className={classes.lines}>
      {told.map(([kind, values]) => (
        <li key={kind}>
          {t(`change.${kind}`)}
          {values.map((value) => (
            <code key={value}>
              <Breakable path={value} />
            </code>
          ))}
        </li>
      ))}
    </ul>
  )
}
