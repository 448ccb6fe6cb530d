import { ownValue } from '@fichero/contract/own-value'
import { fillPath } from '@fichero/contract/path-fields'
import { languageOfProgram, translatedProgram, useTranslation } from '@fichero/kit/i18n'
import type { i18n } from 'i18next'
import { labelOf } from '../remotes/views/use-label'
import { type SearchOption, type SearchResult, SHOWN_RESULTS, serviceGroup } from './option'
import type { SearchTools } from './search-tools'

/** Returns a function that converts results to options, as the remotes declare in `results`. Omits other groups. */
export function useResultOptions({ remotes, ownId, go, openProfile }: SearchTools) {
  const { t, i18n } = useTranslation('shell')
  const declared = remotes
    .flatMap((remote) => (remote.results ?? []).map((result) => ({ ...result, remote })))
    .sort((a, b) => a.order - b.order)

  return (found: SearchResult[]): SearchOption[] =>
    declared.flatMap(({ group, service, remote, titleKey, path, label, detail, sofia = [], icon, tab, userId }) => {
      const name = service ? serviceGroup(remote.name, group) : group
      const ofGroup = found.filter((result) => result.group === name)
      const title = labelOf(remote, titleKey, i18n.language)
      const heading = ofGroup.length > SHOWN_RESULTS ? t('search.first', { group: title, count: SHOWN_RESULTS }) : title
      return ofGroup.slice(0, SHOWN_RESULTS).map((result) => {
        const { row } = result
        const to = fillPath(path, row)
        const names = sofia.map((field) => [
          field,
          translatedProgram(String(ownValue(row, field) ?? ''), i18n.language),
        ])
        const shownRow: typeof row = { ...row, ...Object.fromEntries(names) }
        const isSelf = userId !== undefined && ownValue(row, userId) === ownId
        return {
          id: `result${to.replace(/\W+/g, '-')}`,
          group: heading,
          label: fillText(i18n, label, shownRow),
          detail: fillText(i18n, detail, shownRow),
          sofia: names.flatMap(([, name = '']) => (languageOfProgram(name, i18n.language) ? [name] : [])),
          icon,
          tab: tab && ownValue(row, tab),
          found: result,
          run: isSelf ? openProfile : () => go(to),
        }
      })
    })
}

type Row = SearchResult['row']

/** Replaces each `{{field}}` by a value of the row and each `$t(key)` by a translation. Values are never used as keys. */
export const fillText = ({ t }: Pick<i18n, 't'>, template: string, row: Row) =>
  t(template, { defaultValue: template, keySeparator: false, nsSeparator: false, replace: row })
