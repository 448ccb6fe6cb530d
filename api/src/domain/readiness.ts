import type { TytGroup } from '@fichero/contract/enums'
import { BAND_SHARES, type ReadinessBand } from '@fichero/contract/tyt'

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
