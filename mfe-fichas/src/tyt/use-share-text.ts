import { useFormat } from '@fichero/kit/i18n'
import type { GroupShare } from './groups'

/**
 * Returns a function that formats a group's share in whole percent. A rounded share is never shown as 0 or 100 %, but as less
 * than 1 or more than 99 %.
 */
export function useShareText(): (group: GroupShare) => string {
  const format = useFormat()
  return ({ share, percent }) => {
    if (percent === 0 && share > 0) return `< ${format.percent(1)}`
    if (percent === 100 && share < 1) return `> ${format.percent(99)}`
    return format.percent(percent)
  }
}
