import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './owed-group-section.module.css'
import type { OwedRow } from './owed-groups'

/** For how many days the judgments have been owed, or why that is unknown. */
export function Waiting({ row: { dias, desde, juzgados } }: { row: OwedRow }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  if (dias === null || desde === null) return <span>{juzgados === 0 ? t('owed.nobodyYet') : t('owed.noDate')}</span>
  return (
    <>
      {t('owed.days', { count: dias, number: format.number(dias) })}
      <span className={classes.under}>{t('owed.since', { date: format.date(desde) })}</span>
    </>
  )
}
