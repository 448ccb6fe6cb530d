import type { TytAnswer } from '@fichero/contract/dashboard.schema'
import { TYT_GROUPS, type TytGroup } from '@fichero/contract/enums'

/** A group by readiness for the TyT test, with the number and the share of its people. */
export interface GroupShare {
  group: TytGroup
  count: number
  /** The group's share of all people, 0 to 1. */
  share: number
  /** The share as an integer percentage. The percentages of all groups add up to 100. */
  percent: number
}

/**
 * Returns the groups with their shares; people without a report are a group only if there are any. Percentages are rounded by
 * the largest remainder method, so that they add up to 100 (https://en.wikipedia.org/wiki/Quota_method).
 */
export function groupShares(figures: Pick<TytAnswer, 'total' | TytGroup>): GroupShare[] {
  const { total } = figures
  const groups = TYT_GROUPS.filter((group) => group !== 'sin_reporte' || figures.sin_reporte > 0)
  const exact = groups.map((group) => ({
    group,
    count: figures[group],
    share: total > 0 ? figures[group] / total : 0,
  }))
  const pointsLeft = total > 0 ? 100 - exact.reduce((sum, { share }) => sum + Math.floor(share * 100), 0) : 0
  const roundedUp = exact.toSorted((a, b) => ((b.share * 100) % 1) - ((a.share * 100) % 1)).slice(0, pointsLeft)
  return exact.map((one) => ({ ...one, percent: Math.floor(one.share * 100) + (roundedUp.includes(one) ? 1 : 0) }))
}
