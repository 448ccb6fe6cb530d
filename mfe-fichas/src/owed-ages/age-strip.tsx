import type { OwedAges } from '@fichero/contract/owed.schema'
import { OWED_AGES } from '@fichero/contract/owed-ages'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { datedIn, isLong } from './ages'
import classes from './ages.module.css'
import { useAgeText } from './use-age-text'

/** The columns of one person in small, without figures; these are the text for screen readers and the pointer. */
export function AgeStrip({ ages }: { ages: OwedAges }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const ageText = useAgeText()
  if (datedIn(ages) === 0) return null
  const highest = Math.max(...Object.values(ages))
  const text = OWED_AGES.filter((age) => ages[age] > 0)
    .map((age) => t('owedAges.part', { range: ageText(age), number: number(ages[age]) }))
    .join('; ')
  return (
    <span className={classes.strip} role="img" aria-label={text} title={text} data-screen-only>
      {OWED_AGES.map((age) => (
        <span
          key={age}
          className={classes.bar}
          data-long={isLong(age) || undefined}
          style={{ blockSize: `${(ages[age] / highest) * 100}%` }}
        />
      ))}
    </span>
  )
}
