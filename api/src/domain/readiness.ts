import type { TytGroup } from '@fichero/contract/enums'
import { BAND_SHARES, type BoardStep, type ReadinessBand, stepRange } from '@fichero/contract/tyt'

/** The group of each band, as used in queries. */
export const GROUPS: Record<ReadinessBand, TytGroup> = { lista: 'listos', cerca: 'cerca', lejos: 'lejos' }

type Share = (typeof BAND_SHARES)[number]

const reaches = ({ numerator, denominator }: Share, approved: string, total: string) =>
  `(${total} > 0 AND ${approved} * ${denominator} >= ${total} * ${numerator})`

interface Columns {
  approved: string
  total: string
  /** A condition: `hasReport` of the ficha. */
  reported: string
}

/** The contract's rule of the band as an SQL condition, for people who have not left. */
export function inGroup(group: TytGroup, { approved, total, reported }: Columns): string {
  if (group === 'sin_reporte') return `NOT ${reported}`
  const own = BAND_SHARES.findIndex(({ band }) => GROUPS[band] === group)
  const conditions = BAND_SHARES.map((share, place) => {
    const reached = reaches(share, approved, total)
    return place === own ? reached : `NOT ${reached}`
  })
  return [reported, ...conditions.slice(0, own === -1 ? conditions.length : own + 1)].join(' AND ')
}

const [READY] = BAND_SHARES
/** What is missing for the highest band, in parts of an outcome; not above 0 for who has it. */
const shortfall = ({ approved, total }: Columns) =>
  `(${total} * ${READY.numerator} - ${approved} * ${READY.denominator})`

/** `missingForReady` within a step, as an SQL condition, for people with a band. */
export function isMissing(step: BoardStep, columns: Columns): string {
  const { from, to } = stepRange(step)
  const conditions = [columns.reported, `${shortfall(columns)} > ${(from - 1) * READY.denominator}`]
  if (Number.isFinite(to)) conditions.push(`${shortfall(columns)} <= ${to * READY.denominator}`)
  return conditions.join(' AND ')
}

/** Above what any program's outcomes give. */
const FAR = 1_000_000

/**
 * An SQL number that orders people, nearest first: 0 for who is ready, it grows with what is missing, and it is largest
 * where the program has no outcomes and where there is no report.
 */
export const remoteness = (columns: Columns) =>
  `CASE WHEN NOT ${columns.reported} THEN ${FAR + 1} WHEN ${columns.total} = 0 THEN ${FAR}
    WHEN ${shortfall(columns)} > 0 THEN ${shortfall(columns)} ELSE 0 END`
