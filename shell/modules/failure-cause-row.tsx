import type { FailureCause, Release } from '@fichero/contract/releases.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Breakable } from './breakable'
import classes from './modules.module.css'

/** A failure in plain words. «Detalles» expands the technical facts for the module's team. */
export function FailureCauseRow({ release, cause }: { release: Release; cause: FailureCause }) {
  const { t, i18n } = useTranslation('modules')
  const { both: joined, dateTime } = useFormat()
  const { motivo, error, donde, paginas, roles, navegadores, numero: count, primera, ultima } = cause
  const pages = joined(paginas.map(({ titulo }) => (i18n.language === 'en' ? titulo.en : titulo.es)))
  const people = joined(roles.map((role) => t(`causes.role.${role}`)))
  const seen = t('causes.seen', { count, release: release.version, last: dateTime(ultima) })
  const details = [
    ['error', error ?? ''],
    ['place', donde],
    ['browsers', joined(navegadores)],
    ['first', dateTime(primera)],
  ] as const
  return (
    <li>
      <p className={classes.version}>
        {t(`causes.reason.${motivo}`)}
        {pages && <span>: {pages}</span>}
      </p>
      <p className={classes.under}>
        {seen} {t('causes.by', { people })}
      </p>
      <details>
        <summary>{t('causes.details')}</summary>
        <dl className={classes.details}>
          {details
            .filter(([, value]) => value.length > 0)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{t(`causes.${name}`)}</dt>
                <dd>
                  {typeof value === 'string' ? value : value.map((place) => <CodeLocation key={place} place={place} />)}
                </dd>
              </div>
            ))}
        </dl>
      </details>
    </li>
  )
}

/** A position in source code. */
const CodeLocation = ({ place }: { place: string }) => (
  <code>
    <Breakable path={place} />
  </code>
)
