import { Bar, ChartBox } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type GivenMonth, judgmentsIn } from './given-month'
import classes from './person.module.css'

/** One bar for each month. The month with the most judgments has a bar of full length. */
export function GivenBars({ months }: { months: GivenMonth[] }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const maxCount = Math.max(...months.map(judgmentsIn))
  return (
    <ChartBox>
      <ul className={classes.months}>
        {months.map((month) => (
          <li key={month.mes}>
            <span>{format.month(month.mes)}</span>
            <span className={classes.figure}>
              {t('given.count', { count: judgmentsIn(month), number: format.number(judgmentsIn(month)) })}
            </span>
            <Bar share={judgmentsIn(month) / maxCount} />
          </li>
        ))}
      </ul>
    </ChartBox>
  )
}
