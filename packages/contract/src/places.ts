// Extension slots: where modules add links and parts to pages of the shell and of other modules. Page and module do not import
// each other. They share only the values that the slot passes.

/** Every slot for links (`remoteLink`), with the names and kinds of the values that it passes. */
export const LINK_SLOTS = {
  /** The menu of the shell. */
  menu: {},
  /** Screens in the search, besides the menu and routes without parameters. */
  'palette.screen': {},
  /** Actions in the search: each opens a screen that performs the action. */
  'palette.action': {},
  /**
   * The screen that opens files which are dropped on any page, or chosen with the button of the dashboard. The screen gets the
   * files with `useHandedFiles` of the kit. The first link that the user may open is used.
   */
  drop: {},
  /** Help: the pages of a manual. `also` has the addresses of the screens that a page explains, and of all screens below them. */
  help: {},
  /** The menu of a ficha, on all pages of the ficha. */
  'ficha.action': { nroFicha: 'number' },
} as const satisfies Slots

/** Every slot for parts (`remotePart`), with the names and kinds of the values that it passes. */
export const PART_SLOTS = {
  /** The dashboard. */
  'dashboard.card': {},
  /** A ficha's page, below the facts. */
  'ficha.section': { nroFicha: 'number', programId: 'number' },
  /** An apprentice's page, below the competencies. */
  'apprentice.section': { document: 'text', nroFicha: 'number' },
  /** A user's page, below the personal details. */
  'person.section': { id: 'number', document: 'text' },
  /** The list of notifications, above its items. Loaded as soon as somebody waits for an action of the signed-in user. */
  'notifications.section': {},
  /** A program's page, below the design and the fichas. Guests see the page as well. */
  'program.section': { id: 'number' },
} as const satisfies Slots

interface Values {
  number: number
  text: string
}
type Slots = Record<string, Record<string, keyof Values>>

type Table = typeof LINK_SLOTS & typeof PART_SLOTS
export type LinkSlot = keyof typeof LINK_SLOTS
export type SectionSlot = Exclude<keyof typeof PART_SLOTS, 'dashboard.card'>

/** The values that a slot passes: props of the page that fills it, as in `Page({ id }: PlaceProps<'person.section'>)`. */
export type PlaceProps<Name extends keyof Table> = {
  -readonly [Key in keyof Table[Name]]: Table[Name][Key] extends keyof Values ? Values[Table[Name][Key]] : never
}
