import { OWED_AGES } from '@fichero/contract/owed-ages'
import { useFormat } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type AgesProps, isLong } from './ages'
import classes from './ages.module.css'
import { useAgeText } from './use-age-text'

/**
 * A column for each range; the highest has the full height. A column links to the list with only its judgments.
 * `labelledBy` is the id of the text that says what is counted.
 */
export function AgeChart({ ages, chosen, to, labelledBy }: AgesProps & { labelledBy: string }) {
  const { number } = useFormat()
  const ageText = useAgeText()
  const highest = Math.max(...Object.values(ages))
  return (
    <ul className={classes.columns} aria-labelledby={labelledBy}>
      {OWED_AGES.map((age) => (
        <li key={age}>
          <Link to={to(age)} aria-current={age === chosen || undefined}>
            <span className={classes.label}>{ageText(age)}</span>{' '}
            <span className={classes.figure}>{number(ages[age])}</span>
            <span
              className={classes.bar}
              data-long={isLong(age) || undefined}
              style={{ blockSize: `${(ages[age] / highest) * 100}%` }}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
