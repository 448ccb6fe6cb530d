import type { SearchAnswer } from '@fichero/contract/search.schema'

type Row<Group extends keyof SearchAnswer> = SearchAnswer[Group][number]

/** One line of an answer, with the group that it stood in. */
export type Found = { [Group in keyof SearchAnswer]: { group: Group; row: Row<Group> } }[keyof SearchAnswer]

/** In the order of the list. */
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

/** A line of the list: what it says and what choosing it does. */
export interface Choice {
  /** Unique, and the option's id on the page. */
  id: string
  group: Group
  label: string
  detail?: string
  /** Drawn as the small card. */
  nro_ficha?: number
  /** A name that kit/icons knows. */
  icon?: string
  /** Words that find it besides those that it shows. */
  words?: string
  run: () => void
  /** What the answer said of it, for the recent choices. */
  found?: Found
}
