import type { ScheduleAnswer } from '@fichero/contract/schedule.schema'
import { ChartBox, CollapsibleRows, InlineEmpty, type View } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Omitted } from './omitted'
import classes from './schedule.module.css'
import { ScheduleChart } from './schedule-chart'
import { ScheduleList } from './schedule-list'
import { ScheduleTable } from './schedule-table'

/** Number of fichas in the list, and in the table before it is expanded. */
const FEW = 10

/** The chart of all fichas beside a list of those that are farthest behind, or a table of all. */
export function ScheduleBody({
  answer: { fichas, por_debajo, omitidas },
  view,
}: {
  answer: ScheduleAnswer
  view: View
}) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const listed = fichas.slice(0, Math.min(FEW, por_debajo))
  const total = fichas.length + omitidas.menos_atrasadas
  if (fichas.length === 0)
    return (
      <>
        <InlineEmpty title={t('schedule.none')}>{t('schedule.noneHint')}</InlineEmpty>
        <Omitted counts={omitidas} />
      </>
    )
  return (
    <>
      {view === 'chart' ? (
        <ChartBox>
          <p className={classes.answer}>
            {t('schedule.answer', {
              count: por_debajo,
              behind: number(por_debajo),
              total: number(total),
            })}
          </p>
          <div className={classes.body}>
            <div className={classes.columns}>
              <ScheduleChart fichas={fichas} listed={listed.length} />
              {listed.length > 0 && <ScheduleList fichas={listed} />}
            </div>
          </div>
        </ChartBox>
      ) : (
        <CollapsibleRows rows={fichas} few={FEW} moreLabel={t('schedule.more', { count: fichas.length })}>
          {(rows) => <ScheduleTable fichas={rows} />}
        </CollapsibleRows>
      )}
      <Omitted counts={omitidas} />
    </>
  )
}
