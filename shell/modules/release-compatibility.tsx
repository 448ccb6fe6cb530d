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
  return <Problems problems={problemas} />
}

/** A separate component, so that the translations of errors are loaded only for a release with problems. */
function Problems({ problems }: { problems: Release['problemas'] }) {
  const { t, ready } = useTranslation('errors')
  if (!ready) return null
  const sentences = problems.map(({ code, params }) => t(`errors:error.${code}`, { replace: params }))
  return sentences.map((sentence) => (
    <p key={sentence} className={classes.reason}>
      {sentence}
    </p>
  ))
}
