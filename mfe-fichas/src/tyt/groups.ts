import type { TytAnswer } from '@fichero/contract/dashboard.schema'
import { TYT_GROUPS, type TytGroup } from '@fichero/contract/enums'

export interface GroupShare {
  group: TytGroup
  count: number
  /** Share of all, 0 to 1. */
  share: number
  /** Integer percentage; all of them add up to 100. */
  percent: number
}

/**
 * Returns the groups with their shares; those without a report only if there are any. Percentages are rounded by the largest remainder method, so that they add
 * up to 100 (https://en.wikipedia.org/wiki/Quota_method).
 */
export function groupShares(figures: TytAnswer): GroupShare[] {
  const { total } = figures
  const groups = TYT_GROUPS.filter((group) => group !== 'sin_reporte' || figures.sin_reporte > 0)
  const exact = groups.map((group) => ({
    group,
    count: figures[group],
    share: total > 0 ? figures[group] / total : 0,
  }))
  const missing = total > 0 ? 100 - exact.reduce((sum, { share }) => sum + Math.floor(share * 100), 0) : 0
  const byRemainder = exact.toSorted((a, b) => ((b.share * 100) % 1) - ((a.share * 100) % 1)).slice(0, missing)
  return exact.map((one) => ({ ...one, percent: Math.floor(one.share * 100) + (byRemainder.includes(one) ? 1 : 0) }))
}
