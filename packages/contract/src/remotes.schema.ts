import { z } from 'zod'
import { code, flag } from './common.schema.ts'
import { firstCalls } from './first-calls.schema.ts'
import { MAX_REMOTE_ASSETS, MAX_REMOTE_FILE } from './limits.ts'
import type { Access, Permission } from './permissions.ts'
import type { ActionPlace, SectionPlace } from './places.ts'
import type { DrawnIcon, RemoteIcon } from './remote-icons.ts'
import type { SearchAnswer } from './search.schema.ts'

export const fileName = z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/)
/** `public`, `authenticated` or a permission (`area:verb`). */
const access = z.string().regex(/^[a-z][a-z-]*(:[a-z][a-z-]*)?$/)
export const pageName = z.string().regex(/^[a-z][a-z0-9-]*$/)

export const remoteRoute = z.object({
  /** An absolute path in React Router's syntax. */
  path: z.string().startsWith('/'),
  /** The exposed module that exports the screen as `Page`. */
  page: pageName,
  titleKey: z.string(),
  access,
  /** What the page asks for as soon as it opens. */
  first: firstCalls.optional(),
})
export type RemoteRoute = z.infer<typeof remoteRoute>

export const remoteNavEntry = z.object({
  path: z.string().startsWith('/'),
  /** The name of an icon of the kit, one of `REMOTE_ICONS`, or the path of one of its own (`DrawnIcon`). */
  icon: z.string(),
  labelKey: z.string(),
  order: z.int(),
  access,
  /** Where else the screens below this entry are, if not below its own path. */
  also: z.array(z.string().startsWith('/')).optional(),
  /** `system`: for who runs this installation, below what everybody uses. */
  group: z.enum(['system']).optional(),
})
export type RemoteNavEntry = z.infer<typeof remoteNavEntry>

/** Additional search entries, besides the navigation and screens without path parameters. */
export const remoteSearchEntry = z.object({
  kind: z.enum(['screen', 'action']),
  /** The path of the screen, or of one that performs the action when opened. */
  path: z.string().startsWith('/'),
  labelKey: z.string(),
  access,
})
export type RemoteSearchEntry = z.infer<typeof remoteSearchEntry>

/**
 * How one group of the answer of `GET /search` is shown. `label` and `detail` interpolate fields of the row and may nest
 * texts of the kit: `{{codigo}} · $t(kit:enum.level.{{nivel}})`.
 * `{{version, programVersion}}` is a program's version behind its name.
 */
export const remoteSearchResult = z.object({
  /** The group's name in the answer. */
  group: z.string(),
  /** The heading of the group. */
  titleKey: z.string(),
  /** Order among the groups of all remotes, smallest first. */
  order: z.int(),
  /** Where a result leads; `:field` stands for a field of the row. */
  path: z.string().startsWith('/'),
  label: z.string(),
  detail: z.string(),
  /** Fields that SOFIA Plus wrote, such as a program's name: they are Spanish on a page in any language. */
  sofia: z.array(z.string()).optional(),
  /** As in an entry of the menu. */
  icon: z.string().optional(),
  /** The field that is shown on a small card. */
  tab: z.string().optional(),
  /** The field with a user's id: one's own result opens the profile. */
  userId: z.string().optional(),
})
export type RemoteSearchResult = z.infer<typeof remoteSearchResult>

/**
 * The screen that takes files which are dropped on any page, or chosen with the button of the dashboard. It gets them with
 * `useHandedFiles` of the kit. Where several remotes have one, the first that its user may open takes them.
 */
export const remoteFilesEntry = z.object({
  path: z.string().startsWith('/'),
  /** The action, such as “Cargar reporte”. */
  labelKey: z.string(),
  /** Order among those of all remotes, smallest first. */
  order: z.int(),
  access,
})
export type RemoteFilesEntry = z.infer<typeof remoteFilesEntry>

/**
 * Width of a card in the dashboard's row: all, seven or five of twelve columns. A `line` is an entry of the welcome
 * card's list of pending items and has no column of its own.
 */
export const CARD_WIDTHS = ['wide', 'major', 'minor', 'line'] as const

/** A part of a page of others that a remote renders. */
export const remotePart = z.object({
  /** The exposed module that exports the part as `Page`. */
  page: pageName,
  /** The part's name if the remote cannot be loaded. */
  titleKey: z.string(),
  /** Order among those of all remotes, smallest first. */
  order: z.int(),
  /** Height in pixels reserved below the title while the part loads. Not needed for lines. */
  height: z.int().optional(),
  /** The same in a narrow window (below 48em), where what stands side by side is stacked; `height` if it is not told. */
  heightNarrow: z.int().optional(),
  access,
})
export type RemotePart = z.infer<typeof remotePart>

/** A card of the dashboard: the place `dashboard.card`. */
export const remoteCard = remotePart.extend({
  width: z.enum(CARD_WIDTHS),
  /**
   * Not drawn for who has this permission: the same page stands at another place for them, as another entry. So what is
   * first for one person can be further down for another, and nothing moves when it is known.
   */
  notFor: access.optional(),
  /** What the card asks for as soon as the dashboard opens. */
  first: firstCalls.optional(),
})
export type RemoteCard = z.infer<typeof remoteCard>

const placeName = z.string().max(40)

/** A section that a remote adds to a page of others. It gets what the place hands over as props. */
export const remoteSection = remotePart.extend({
  /** One of `PLACES` that ends with `.section`. */
  place: placeName,
})
export type RemoteSection = z.infer<typeof remoteSection>

/** A link that a remote adds to a menu of others. No code is loaded before it is pressed. */
export const remoteAction = z.object({
  /** One of `PLACES` that ends with `.action`. */
  place: placeName,
  /** A screen of the remote's own; `:nroFicha` stands for what the place hands over under that name. */
  path: z.string().startsWith('/'),
  labelKey: z.string(),
  /** Order among those of all remotes, smallest first. */
  order: z.int(),
  access,
})
export type RemoteAction = z.infer<typeof remoteAction>

export const remoteAsset = z.object({
  file: fileName,
  /** In bytes. */
  size: z.int().min(0).max(MAX_REMOTE_FILE),
  /**
   * `sha384-…`, as in the `integrity` attribute
   * (https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity).
   */
  integrity: z
    .string()
    .startsWith('sha384-')
    .length('sha384-'.length + 64),
})

/** The name of a remote: a part of its addresses, and how the audit trail names it. */
export const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, code('invalid'))
  .max(40, code('too_long'))

/** The hash of a release: names the folder from which the server serves it. */
export const releaseHash = z.string().regex(/^[0-9a-f]{16}$/, code('invalid'))

const range = z.string().max(80)

/**
 * What a release takes from its shell besides the kit, by package: caret ranges, several joined with `||`. Its build takes
 * them from the module's own `package.json`, and adds to the contract's the later majors that still run it.
 */
export const needs = z.object({
  react: range.optional(),
  'react-dom': range.optional(),
  '@fichero/contract': range.optional(),
})
export type Needs = z.infer<typeof needs>

/** What a build has drawn of pages, by language, and the style sheets for it. */
const drawnFiles = z.object({ es: fileName, en: fileName, styles: z.array(fileName) })

/**
 * `remote.json`: everything that the shell knows of a remote before loading its code. Written by its build. What else holds of
 * one that is published is in `descriptor-problems.ts`: this is also the shape of those that were kept before a rule.
 */
export const remoteDescriptor = z.object({
  name: remoteName,
  version: z.string().max(40),
  /** Hash of all the rest (`descriptor-text.ts`). The server computes it again. */
  hash: releaseHash,
  /** Major of the contract that it was built against, for hosts that know no ranges of it. */
  contract: z.int(),
  /** Caret range of the kit version that it was built with. */
  kit: z.string().max(40),
  /** Older builds do not tell it. */
  needs: needs.optional(),
  /** Major version of the federation runtime that it takes from its shell. Older builds do not tell it. */
  runtime: z.int().optional(),
  /** Calls of the API that it may make, as `GET /fichas/:id`. Older builds do not tell them. */
  calls: z.array(z.string().regex(/^[A-Z]+ \/[\w/:.-]*$/)).optional(),
  entry: fileName,
  /** The global variable in which the entry leaves its container: `fichero_{name}` if not told. */
  globalName: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/)
    .max(80)
    .optional(),
  routes: z.array(remoteRoute),
  nav: z.array(remoteNavEntry),
  search: z.array(remoteSearchEntry).optional(),
  results: z.array(remoteSearchResult).optional(),
  cards: z.array(remoteCard).optional(),
  places: z.array(z.union([remoteSection, remoteAction])).optional(),
  files: remoteFilesEntry.optional(),
  /**
   * Texts of the titles and entries above by language and key, so that a remote that cannot be loaded keeps its names.
   */
  labels: z.object({ es: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
  locales: z.object({ es: fileName, en: fileName }),
  /** Files with the text of pages for readers without scripts, each a `PageDocuments`. */
  documents: drawnFiles.optional(),
  /** Files with the first rows of pages as templates, each a `PageRows`. */
  firstRows: drawnFiles.optional(),
  /** Files that each page needs besides the entry. */
  pages: z.record(z.string(), z.array(fileName)),
  assets: z.array(remoteAsset).max(MAX_REMOTE_ASSETS),
  /**
   * Source maps, `FILE.js.map`: kept with the release and served to nobody, they tell where in its sources it failed. Of a
   * release without them the places in its built files are told.
   */
  maps: z.array(remoteAsset).max(MAX_REMOTE_ASSETS).optional(),
})
export type RemoteDescriptor = z.infer<typeof remoteDescriptor>

/**
 * The release that a page uses and, beside it, the one before: what the shell loads once where the first one fails.
 * Absent where there is none, or where it was withdrawn or no longer fits.
 */
export const bootRemote = remoteDescriptor.extend({
  previous: remoteDescriptor.optional(),
  /** Set if browsers reported within the last hour that it failed: open pages with another release are not asked to change. */
  failing: z.literal(true).optional(),
})
export type BootRemote = z.infer<typeof bootRemote>

/**
 * What the shell's page itself says of a release: its `assets` are only those that the address of the page needs.
 * `assetList` is the integrity of the file `ASSET_LIST`, which has all of them.
 */
export interface PageRelease extends RemoteDescriptor {
  assetList?: string
}

export const remotesQuery = z.object({ seguro: flag })
export type RemotesQuery = z.infer<typeof remotesQuery>

/**
 * `GET /remotes`, and, with fewer `assets`, the boot manifest in the shell's page: for the group of who asks, which a cookie tells. Files of a release are served at `/remotes/{name}/{hash}/{file}`, also of former releases.
 */
export const remotesAnswer = z.object({
  ok: z.literal(true),
  remotes: z.array(bootRemote),
  /** Hash of the shell's build that new pages get, by which an open page notices a newer one. Absent if not known. */
  shell: releaseHash.optional(),
})
export type RemotesAnswer = z.infer<typeof remotesAnswer>

type Declared<Entry> = Omit<Entry, 'access'> & { access: Access }

/**
 * The part of a descriptor that its maintainers write; the build adds the rest. Unknown permissions and icons do not compile.
 */
export interface RemoteDefinition {
  name: string
  routes: Declared<RemoteRoute>[]
  nav: (Declared<RemoteNavEntry> & { icon: RemoteIcon | DrawnIcon })[]
  search?: Declared<RemoteSearchEntry>[]
  results?: (RemoteSearchResult & { group: keyof SearchAnswer; icon?: RemoteIcon | DrawnIcon })[]
  cards?: (Omit<Declared<RemoteCard>, 'notFor'> & { notFor?: Permission })[]
  places?: ((Declared<RemoteSection> & { place: SectionPlace }) | (Declared<RemoteAction> & { place: ActionPlace }))[]
  files?: Declared<RemoteFilesEntry>
}
