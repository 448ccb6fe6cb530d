import type { ScheduleAnswer, ScheduleOmission } from '@fichero/contract/schedule.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './schedule.module.css'

/** Says how many fichas the chart leaves out, and why. */
export function Omitted({ counts }: { counts: ScheduleAnswer['omitidas'] }) {
  const { t } = useTranslation('fichas')
  const { both, number } = useFormat()
  const reasons = (Object.entries(counts) as [ScheduleOmission, number][]).filter(([, count]) => count > 0)
  const total = reasons.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return null
  const texts = reasons.map(([reason, count]) => t(`schedule.omission.${reason}`, { count, number: number(count) }))
  return (
    <p className={classes.omitted}>
      {t('schedule.omitted', { count: total, number: number(total), reasons: both(texts) })}
    </p>
  )
}
