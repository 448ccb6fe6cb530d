import type { TytGroup } from '@fichero/contract/enums'
import { BAND_SHARES, type BoardStep, type ReadinessBand, stepRange } from '@fichero/contract/tyt'

/** The group of each TyT readiness band. Groups are the values of a query parameter. */
export const GROUP_OF_BAND: Record<ReadinessBand, TytGroup> = { lista: 'listos', cerca: 'cerca', lejos: 'lejos' }

type Share = (typeof BAND_SHARES)[number]

/** SQL condition: the approved outcomes are at least this share of the total. */
const reaches = ({ numerator, denominator }: Share, approved: string, total: string) =>
  `(${total} > 0 AND ${approved} * ${denominator} >= ${total} * ${numerator})`

/** SQL expressions of the surrounding statement. */
interface Columns {
  /** Number of approved outcomes. */
  approved: string
  /** Number of outcomes of the program. */
  total: string
  /** SQL condition: a judgments report of the ficha was imported. */
  reported: string
}

/** SQL condition: an apprentice who has not left is in the group. The same rule as `readinessOf` in the contract. */
export function inGroup(group: TytGroup, { approved, total, reported }: Columns): string {
  if (group === 'sin_reporte') return `NOT ${reported}`
  const index = BAND_SHARES.findIndex(({ band }) => GROUP_OF_BAND[band] === group)
  const conditions = BAND_SHARES.map((share, shareIndex) => {
    const reached = reaches(share, approved, total)
    return shareIndex === index ? reached : `NOT ${reached}`
  })
  return [reported, ...conditions.slice(0, index === -1 ? conditions.length : index + 1)].join(' AND ')
}

const [READY] = BAND_SHARES
/**
 * SQL expression: how much is missing for the highest band, in units of 1/denominator of an outcome; 0 or less for people in
 * that band.
 */
const shortfall = ({ approved, total }: Columns) =>
  `(${total} * ${READY.numerator} - ${approved} * ${READY.denominator})`

/**
 * SQL condition: the number of outcomes that an apprentice lacks for the highest band (`missingForReady`) belongs to the step.
 */
export function isShortfallIn(step: BoardStep, columns: Columns): string {
  const { from, to } = stepRange(step)
  const conditions = [columns.reported, `${shortfall(columns)} > ${(from - 1) * READY.denominator}`]
  if (Number.isFinite(to)) conditions.push(`${shortfall(columns)} <= ${to * READY.denominator}`)
  return conditions.join(' AND ')
}

/** Higher than any possible shortfall. */
const FAR = 1_000_000

/**
 * SQL expression to sort people by the distance from the highest band: 0 for people who are ready, otherwise the
 * shortfall. People of a program without outcomes come after these, and people of a ficha without a report last.
 */
export const distanceFromReady = (columns: Columns) =>
  `CASE WHEN NOT ${columns.reported} THEN ${FAR + 1} WHEN ${columns.total} = 0 THEN ${FAR}
    WHEN ${shortfall(columns)} > 0 THEN ${shortfall(columns)} ELSE 0 END`
