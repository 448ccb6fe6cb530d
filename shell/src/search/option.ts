import type { SearchAnswer } from '@fichero/contract/search.schema'

type Row<Group extends keyof SearchAnswer> = SearchAnswer[Group][number]

/** One row of the answer with its group. */
export type SearchResult = { [Group in keyof SearchAnswer]: { group: Group; row: Row<Group> } }[keyof SearchAnswer]

/** In display order. */
export const GROUPS = [
  'recientes',
  'fichas',
  'aprendices',
  'instructores',
  'programas',
  'pantallas',
  'acciones',
] as const
export type Group = (typeof GROUPS)[number]

/** An option of the list: its texts and its action. */
export interface SearchOption {
  /** Unique; also the DOM id of the option. */
  id: string
  group: Group
  label: string
  detail?: string
  /** Rendered as a small card. */
  nro_ficha?: number
  /** A name of an icon in kit/icons. */
  icon?: string
  /** Additional words that match it. */
  words?: string
  run: () => void
  /** The row of the answer, for the recent results. */
  found?: SearchResult
}
