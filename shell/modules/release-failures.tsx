import type { Release } from '@fichero/contract/releases.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './modules.module.css'
import { failuresOf } from './release-state'

/** Failures of a release that browsers reported in the last day. */
export function ReleaseFailures({ release }: { release: Release }) {
  const { t } = useTranslation('modules')
  const { number } = useFormat()
  const total = failuresOf(release)
  if (total === 0) return <span className={classes.under}>{t('failures.none')}</span>
  return (
    <>
      <strong>{number(total)}</strong>
      <ul className={classes.lines}>
        {release.fallos.map(({ motivo, numero }) => (
          <li key={motivo}>{t(`failures.reason.${motivo}`, { number: number(numero) })}</li>
        ))}
      </ul>
    </>
  )
}
