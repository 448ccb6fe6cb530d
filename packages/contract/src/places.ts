// Places of pages in which other modules show something of their own. The page that has a place does not know who fills it,
// and who fills it does not know the page: they share what is handed over.

/**
 * Every place with what it hands over: the names of the values, and what kind each is. `.section` is filled with a page of
 * the module (`remoteSection`), `.action` with a link (`remoteAction`), and `dashboard.card` with the descriptor's `cards`.
 */
export const PLACES = {
  /** The dashboard. */
  'dashboard.card': {},
  /** The facts of a ficha, below them. */
  'ficha.section': { nroFicha: 'number', programId: 'number' },
  /** The menu of a ficha, in all its sections. */
  'ficha.action': { nroFicha: 'number' },
  /** An apprentice in one ficha, below the competencies. */
  'apprentice.section': { document: 'text', nroFicha: 'number' },
  /** A user's page, below the personal details. */
  'person.section': { id: 'number', document: 'text' },
  /** A program, below its design and its fichas. Guests see the page as well. */
  'program.section': { id: 'number' },
} as const satisfies Record<string, Record<string, keyof Values>>

interface Values {
  number: number
  text: string
}

type Table = typeof PLACES
export type PlaceName = keyof Table
export type SectionPlace = Extract<PlaceName, `${string}.section`>
export type ActionPlace = Extract<PlaceName, `${string}.action`>

/** What a place hands over: the props of a page that fills it, as in `Page({ id }: PlaceProps<'person.section'>)`. */
export type PlaceProps<Name extends PlaceName> = {
  -readonly [Key in keyof Table[Name]]: Table[Name][Key] extends keyof Values ? Values[Table[Name][Key]] : never
}

/** Returns the names of what a place hands over; undefined where there is no such place of this kind. */
export const handedOver = (name: string, kind: 'section' | 'action'): string[] | undefined =>
  Object.hasOwn(PLACES, name) && name.endsWith(`.${kind}`) ? Object.keys(PLACES[name as PlaceName]) : undefined
