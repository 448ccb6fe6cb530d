import { useTranslation } from '@fichero/kit/i18n'
import { matches } from '@fichero/kit/search'
import type { SearchOption, SearchResult } from './option'
import { recentResults } from './recent'
import type { SearchTools } from './search-tools'
import { useActions } from './use-actions'
import { useResultOptions } from './use-result-options'
import { useScreens } from './use-screens'

/** Maximum number of matching pages, and of matching actions. More would distract from the API's results. */
const LOCAL_RESULTS = 6

/** Returns the options in the order in which the search lists them. Without a search text: recent results, pages and actions. */
export function useOptions(
  text: string,
  { results, ofServices }: { results: SearchResult[]; ofServices: SearchResult[] },
  tools: SearchTools,
): SearchOption[] {
  const { t } = useTranslation('shell')
  const optionsOf = useResultOptions(tools)
  const { favorites, screens, actions: screenActions } = useScreens(tools)
  const actions = [...screenActions, ...useActions(tools)]
  const search = text.trim()
  if (!search) {
    // Converted one at a time, because `optionsOf` sorts by group and the newest result must be first.
    const recent = recentResults(tools.ownId)
      .flatMap((found) => optionsOf([found]))
      .map((option) => ({ ...option, id: `recent-${option.id}`, group: t('search.group.recent') }))
    const navLabels = new Set(tools.nav.map(({ label }) => label))
    return [
      ...favorites,
      ...recent,
      ...screens.filter(({ label, detail }) => !detail && navLabels.has(label)),
      ...actions,
    ]
  }
  const matching = [favorites, screens, actions].flatMap((options) =>
    options
      .filter(({ label, detail = '', words = '' }) => matches(search, label, detail, words))
      .slice(0, LOCAL_RESULTS),
  )
  // Results of services come last, because they may arrive late and would move what the user is about to choose.
  return [...optionsOf(results), ...matching, ...optionsOf(ofServices)]
}
