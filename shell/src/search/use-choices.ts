import { matches } from '@fichero/kit/search'
import type { Choice, Found } from './choice'
import { recentFinds } from './recent'
import type { SearchTools } from './search-tools'
import { useActions } from './use-actions'
import { useFoundChoices } from './use-found-choices'
import { useScreens } from './use-screens'

/** More would bury what the API found. */
const LOCAL_RESULTS = 6

/** The lines of the list, in its order. Without a text: what was opened lately, and what there is to open. */
export function useChoices(text: string, finds: Found[], tools: SearchTools): Choice[] {
  const choiceOf = useFoundChoices(tools)
  const local = [...useScreens(tools), ...useActions(tools)]
  const search = text.trim()
  const shown = (group: Choice['group']) => local.filter((choice) => choice.group === group)
  if (!search) {
    const recent = recentFinds(tools.ownId).map(
      (found): Choice => ({ ...choiceOf(found), id: `recent-${choiceOf(found).id}`, group: 'recientes' }),
    )
    const own = new Set(tools.nav.map(({ label }) => label))
    return [
      ...recent,
      ...shown('pantallas').filter(({ label, detail }) => !detail && own.has(label)),
      ...shown('acciones'),
    ]
  }
  const found = (group: Choice['group']) =>
    shown(group)
      .filter(({ label, detail = '', words = '' }) => matches(search, label, detail, words))
      .slice(0, LOCAL_RESULTS)
  return [...finds.map(choiceOf), ...found('pantallas'), ...found('acciones')]
}
