import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Probe, TIME_LIMIT } from './probe'
import classes from './test-connection.module.css'

export function ProbeReport({ probe }: { probe: Probe }) {
  const { t } = useTranslation('connection')
  const { number } = useFormat()
  const { answer, isTooLate } = probe
  const title = answer ? t('status', { status: answer.status }) : t('unreachable')
  const isGood = answer !== undefined && answer.status < 400
  return (
    <article className={classes.answer} data-good={isGood || undefined}>
      <h3>
        {t('nth', { number: probe.number })} {title}
        <span className={classes.time}>{t('time', { time: number(probe.time) })}</span>
      </h3>
      {answer ? (
        <>
          <p>{meaning()}</p>
          <pre className={classes.body}>{pretty(answer.body)}</pre>
        </>
      ) : (
        <p>{isTooLate ? t('tooLate', { seconds: TIME_LIMIT / 1000 }) : t('noAnswer')}</p>
      )}
    </article>
  )

  function meaning() {
    if (isGood) return t('good')
    if (answer?.status === 429) return t('tooMany', { seconds: answer.retryAfter ?? '?' })
    return t('refused')
  }
}

/** Formats JSON; returns anything else unchanged. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
