import { LONG_OWED_DAYS } from '@fichero/contract/limits'
import type { OwedAges } from '@fichero/contract/owed.schema'
import { daysOf, OWED_AGES, type OwedAge } from '@fichero/contract/owed-ages'

/** What the chart and the table show. */
export interface AgesProps {
  ages: OwedAges
  /** The range that the list below shows, if it is filtered. */
  chosen?: OwedAge | undefined
  /** Returns the address of the list with only the judgments of this range. */
  to: (age: OwedAge) => string
}

/** Returns whether judgments of this range have been owed for so long that the ficha needs attention. */
export const isLong = (age: OwedAge) => daysOf(age).first > LONG_OWED_DAYS

/** Returns the number of judgments that have a day. */
export const datedIn = (ages: OwedAges) => OWED_AGES.reduce((sum, age) => sum + ages[age], 0)
