import type { i18n } from 'i18next'
import type { SearchResult } from './option'

type Row = SearchResult['row']

/** Replaces each `{{field}}` by the row's field and each `$t(key)` by the text. The row's own text is never a key. */
export const fillText = ({ t }: Pick<i18n, 't'>, template: string, row: Row) =>
  t(template, { defaultValue: template, keySeparator: false, nsSeparator: false, replace: row })
