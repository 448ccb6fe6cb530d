import type { NextRelease } from '@fichero/contract/next-release.schema'
import type { Release } from '@fichero/contract/releases.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './modules.module.css'

/** Whether a release is compatible with this system or was withdrawn, and the reasons. */
export function ReleaseCompatibility({ release: { problemas, contrato_anterior, retirada } }: { release: Release }) {
  const { t } = useTranslation('modules')
  const { dateTime } = useFormat()
  if (retirada)
    return <p className={classes.reason}>{t(`withdrawn.${retirada.motivo}`, { date: dateTime(retirada.fecha) })}</p>
  if (problemas.length === 0)
    return <span className={classes.under}>{t(contrato_anterior ? 'fitsFormerContract' : 'fits')}</span>
  return <Problems problems={problemas} kind="error" />
}

interface NextCompatibilityProps {
  release: Release
  next: NextRelease
}

/** Whether the announced next release of the system would take a release, and the reasons if not. */
export function NextCompatibility({ release: { problemas_proxima: problems }, next }: NextCompatibilityProps) {
  const { t } = useTranslation('modules')
  const { date } = useFormat()
  const values = { version: next.version, date: date(next.prevista) }
  if (problems === null) return null
  if (problems.length === 0) return <span className={classes.under}>{t('next.takes', values)}</span>
  return (
    <>
      <p className={classes.warning}>{t('next.refuses', values)}</p>
      <Problems problems={problems} kind="next" />
    </>
  )
}

/** A separate component, so that the translations of errors are loaded only for a release with problems. */
function Problems({ problems, kind }: { problems: Release['problemas']; kind: 'error' | 'next' }) {
  const { t, ready } = useTranslation('errors')
  if (!ready) return null
  const sentences = problems.map(({ code, params }) =>
    t(`errors:${kind}.${code}` as 'errors:error.release_kit', { replace: params }),
  )
  return sentences.map((sentence) => (
    <p key={sentence} className={classes.reason}>
      {sentence}
    </p>
  ))
}
