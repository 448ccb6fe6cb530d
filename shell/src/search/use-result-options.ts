import { ownValue } from '@fichero/contract/own-value'
import { fillPath } from '@fichero/contract/path-fields'
import { languageOfProgram, translatedProgram, useTranslation } from '@fichero/kit/i18n'
import { labelOf } from '../federation/use-label'
import { fillText } from './fill'
import { type SearchOption, type SearchResult, SHOWN_RESULTS } from './option'
import type { SearchTools } from './search-tools'

/** Converts results of the API to options, as the remotes declare them. Undeclared groups are not shown. */
export function useResultOptions({ remotes, ownId, go, openProfile }: SearchTools) {
  const { t, i18n } = useTranslation('shell')
  const declared = remotes
    .flatMap((remote) => (remote.results ?? []).map((result) => ({ ...result, remote })))
    .sort((a, b) => a.order - b.order)

  return (found: SearchResult[]): SearchOption[] =>
    declared.flatMap(({ group, remote, titleKey, path, label, detail, sofia = [], icon, tab, userId }) => {
      const all = found.filter((one) => one.group === group)
      const title = labelOf(remote, titleKey, i18n.language)
      const heading = all.length > SHOWN_RESULTS ? t('search.first', { group: title, count: SHOWN_RESULTS }) : title
      return all.slice(0, SHOWN_RESULTS).map((one) => {
        const { row } = one
        const to = fillPath(path, row)
        const names = sofia.map((field) => [
          field,
          translatedProgram(String(ownValue(row, field) ?? ''), i18n.language),
        ])
        const shown: typeof row = { ...row, ...Object.fromEntries(names) }
        const isReader = userId !== undefined && ownValue(row, userId) === ownId
        return {
          id: `result${to.replace(/\W+/g, '-')}`,
          group: heading,
          label: fillText(i18n, label, shown),
          detail: fillText(i18n, detail, shown),
          sofia: names.flatMap(([, name = '']) => (languageOfProgram(name, i18n.language) ? [name] : [])),
          icon,
          tab: tab && ownValue(row, tab),
          found: one,
          run: isReader ? openProfile : () => go(to),
        }
      })
    })
}
