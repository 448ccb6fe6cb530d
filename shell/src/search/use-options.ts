import { matches } from '@fichero/kit/search'
import type { SearchOption, SearchResult } from './option'
import { recentResults } from './recent'
import type { SearchTools } from './search-tools'
import { useActions } from './use-actions'
import { useResultOptions } from './use-result-options'
import { useScreens } from './use-screens'

/** More would hide the API's results. */
const LOCAL_RESULTS = 6

/** Returns the options in order. Without a search text: recent results, screens and actions. */
export function useOptions(text: string, results: SearchResult[], tools: SearchTools): SearchOption[] {
  const optionOf = useResultOptions(tools)
  const local = [...useScreens(tools), ...useActions(tools)]
  const search = text.trim()
  const shown = (group: SearchOption['group']) => local.filter((option) => option.group === group)
  if (!search) {
    const recent = recentResults(tools.ownId).map(
      (found): SearchOption => ({ ...optionOf(found), id: `recent-${optionOf(found).id}`, group: 'recientes' }),
    )
    const own = new Set(tools.nav.map(({ label }) => label))
    return [
      ...recent,
      ...shown('pantallas').filter(({ label, detail }) => !detail && own.has(label)),
      ...shown('acciones'),
    ]
  }
  const found = (group: SearchOption['group']) =>
    shown(group)
      .filter(({ label, detail = '', words = '' }) => matches(search, label, detail, words))
      .slice(0, LOCAL_RESULTS)
  return [...results.map(optionOf), ...found('pantallas'), ...found('acciones')]
}
