import { LONG_OWED_DAYS } from '@fichero/contract/limits'
import type { OwedTotals } from '@fichero/contract/owed.schema'
import { OWED_AGES } from '@fichero/contract/owed-ages'
import { ChartBox, type View } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { useId } from 'react'
import { AgeChart } from './age-chart'
import { AgeTable } from './age-table'
import { type AgesProps, datedIn, isLong } from './ages'
import classes from './ages.module.css'

interface AgeFiguresProps extends Omit<AgesProps, 'ages'> {
  totals: OwedTotals
  view: View
}

/** The owed judgments by how long they have been owed, as a chart or a table. */
export function AgeFigures({ totals: { antiguedades: ages, juicios }, view, ...props }: AgeFiguresProps) {
  const { t } = useTranslation('fichas')
  const axis = useId()
  const total = datedIn(ages)
  const long = OWED_AGES.filter(isLong).reduce((sum, age) => sum + ages[age], 0)
  // A filter by age leaves out the judgments without a day.
  const undated = props.chosen === undefined ? juicios - total : 0
  return (
    <>
      {view === 'chart' ? (
        <ChartBox>
          <div className={classes.body}>
            <div className={classes.words}>
              <p className={classes.answer}>{t('owedAges.answer', { count: long, total, days: LONG_OWED_DAYS })}</p>
              <p className={classes.axis} id={axis}>
                {t('owedAges.axis')}
              </p>
            </div>
            <AgeChart ages={ages} labelledBy={axis} {...props} />
          </div>
        </ChartBox>
      ) : (
        <AgeTable ages={ages} {...props} />
      )}
      {undated > 0 && <p className={classes.undated}>{t('owedAges.undated', { count: undated })}</p>}
    </>
  )
}
