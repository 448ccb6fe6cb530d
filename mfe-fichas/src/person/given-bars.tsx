import { Bar, ChartBox } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type GivenMonth, givenIn } from './given-month'
import classes from './person.module.css'

/** A bar for each month, the longest for the month with most. */
export function GivenBars({ months }: { months: GivenMonth[] }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const most = Math.max(...months.map(givenIn))
  return (
    <ChartBox>
      <ul className={classes.months}>
        {months.map((month) => (
          <li key={month.mes}>
            <span>{format.month(month.mes)}</span>
            <span className={classes.figure}>
              {t('given.count', { count: givenIn(month), number: format.number(givenIn(month)) })}
            </span>
            <Bar share={givenIn(month) / most} />
          </li>
        ))}
      </ul>
    </ChartBox>
  )
}
