import { useFormat } from '@fichero/kit/i18n'
import type { GroupShare } from './groups'

/** A group's part in whole percent. A few of many are not said to be none, nor nearly all to be all. */
export function useShareText(): (group: GroupShare) => string {
  const format = useFormat()
  return ({ share, percent }) => {
    if (percent === 0 && share > 0) return `< ${format.percent(1)}`
    if (percent === 100 && share < 1) return `> ${format.percent(99)}`
    return format.percent(percent)
  }
}
