import { fill } from '@fichero/contract/errors'
import type { Release } from '@fichero/contract/releases.schema'
import { REMOTE_ERRORS } from '@fichero/contract/remote-errors'
import { ApiError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './modules.module.css'

/** Whether a release fits this system, or was withdrawn, and why. */
export function ReleaseFit({ release: { problemas, contrato_anterior, retirada } }: { release: Release }) {
  const { t } = useTranslation('modules')
  const { dateTime } = useFormat()
  const errorText = useErrorText()
  const sentences = problemas.map(({ code, params }) => {
    const { status, msg } = REMOTE_ERRORS[code]
    return errorText(new ApiError(status, { ok: false, code, msg: fill(msg, params), params }))
  })
  if (retirada)
    return <p className={classes.reason}>{t(`withdrawn.${retirada.motivo}`, { date: dateTime(retirada.fecha) })}</p>
  if (sentences.length === 0)
    return <span className={classes.under}>{t(contrato_anterior ? 'fitsFormerContract' : 'fits')}</span>
  return sentences.map((sentence) => (
    <p key={sentence} className={classes.reason}>
      {sentence}
    </p>
  ))
}
