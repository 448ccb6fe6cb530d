import { z } from 'zod'
import type { Call } from './calls/call.ts'
import { code, flag } from './common.schema.ts'
import { firstCalls } from './first-calls.schema.ts'
import { MAX_REMOTE_ASSETS, MAX_REMOTE_FILE } from './limits.ts'
import type { Access, Permission } from './permissions.ts'
import type { LinkSlot, SectionSlot } from './places.ts'
import type { DrawnIcon, RemoteIcon } from './remote-icons.ts'
import type { SearchAnswer } from './search.schema.ts'
import { type RemoteSearchResult, remoteSearchResult } from './search-results.schema.ts'

/** The path of a file of a release: segments of letters, digits, `_`, `.` and `-`. */
export const fileName = z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/)
/** `public`, `authenticated` or a permission (`area:verb`). */
const access = z.string().regex(/^[a-z][a-z-]*(:[a-z][a-z-]*)?$/)
/** A name in the URLs of a module. */
const urlName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, code('invalid'))
  .max(40, code('too_long'))
/** The name of a page, card or section, such as `list-page`. */
export const pageName = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** A route of a remote: the path and the page that it opens. */
export const remoteRoute = z.object({
  /** An absolute path in React Router's syntax. */
  path: z.string().startsWith('/'),
  /** The exposed module that exports the screen as `Page`. */
  page: pageName,
  titleKey: z.string(),
  access,
  /** Requests that the page sends as soon as it opens. The browser prefetches them. */
  first: firstCalls.optional(),
})
export type RemoteRoute = z.infer<typeof remoteRoute>

const slot = z.string().max(40)

/** A link to a screen of this remote, which the shell or another remote shows. No code is loaded before the link is opened. */
export const remoteLink = z.object({
  /** A name of `LINK_SLOTS`. */
  slot,
  /** The path of a screen. `:nroFicha` is replaced by the value that the slot passes under that name. */
  path: z.string().startsWith('/'),
  labelKey: z.string(),
  /** Order among the links of all remotes in the same slot, smallest first. */
  order: z.int(),
  access,
  /** Of a link in the menu: an icon of the kit (one of `REMOTE_ICONS`) or a custom icon (`DrawnIcon`). */
  icon: z.string().optional(),
  /** Further paths whose screens belong to a link in the menu, besides those below `path`; the paths that a link of help explains. */
  also: z.array(z.string().startsWith('/')).optional(),
  /** `system`: for administrators of the installation, below the links of the menu for everybody. */
  group: z.enum(['system']).optional(),
})
export type RemoteLink = z.infer<typeof remoteLink>

/**
 * Width of a card in the dashboard's row: all, seven or five of twelve columns. A `line` is an entry of the welcome
 * card's list of pending items and has no column of its own.
 */
export const CARD_WIDTHS = ['wide', 'major', 'minor', 'line'] as const

/** A part of a page of the shell or of another remote, rendered by this remote with the values of the slot as props. */
export const remotePart = z.object({
  /** A name of `PART_SLOTS`. */
  slot,
  /** The exposed module that exports the part as `Page`. */
  page: pageName,
  /** Key of the title that is shown if the remote cannot be loaded. */
  titleKey: z.string(),
  /** Order among the parts of all remotes in the same slot, smallest first. */
  order: z.int(),
  /** Height in pixels reserved below the title while the part loads. Not needed for lines. */
  height: z.int().optional(),
  /** `height` in a narrow window (below 48em), where columns are stacked; `height` if omitted. */
  heightNarrow: z.int().optional(),
  access,
  /** Width of a card of the dashboard: `wide` if omitted. */
  width: z.enum(CARD_WIDTHS).optional(),
  /**
   * People with this permission do not see the part: another entry shows them the same page at another position. So the
   * position can depend on the permission without a layout shift.
   */
  notFor: access.optional(),
  /** Requests that a card sends as soon as the dashboard opens. The browser prefetches them. */
  first: firstCalls.optional(),
})
export type RemotePart = z.infer<typeof remotePart>

/** Whose a stored value of a module is: there is one for each person, one for each ficha, or one for all. */
export const DATA_OWNERS = ['person', 'ficha', 'all'] as const

/** The key of a stored value. It is part of its URL. */
export const dataKey = urlName

/** A value that the system stores for the module: JSON up to 64 KB (`GET /modulos/{remoto}/datos/{clave}`). */
export const remoteData = z.object({
  /** Names the value in requests. */
  key: dataKey,
  /** Whose value it is. */
  of: z.enum(DATA_OWNERS),
  /** Who reads it: `authenticated` or a permission. A value of a person is read and written by her only. */
  access,
  /** Who writes it; `access` if omitted. */
  write: access.optional(),
})
export type RemoteData = z.infer<typeof remoteData>

/** A file of a release. */
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

/** The name of a remote. It is part of its URLs and identifies it in the audit log. */
export const remoteName = urlName

/** The hash of a release, 16 hexadecimal digits. It is part of the URLs of its files. */
export const releaseHash = z.string().regex(/^[0-9a-f]{16}$/, code('invalid'))

const range = z.string().max(80)

/**
 * Packages besides the kit that a release gets from the shell: caret ranges, several joined with `||`. The build takes them
 * from the module's `package.json`, raises them to the minor that was installed, and adds to the contract's range the later
 * majors that still run the release.
 */
export const needs = z.object({
  react: range.optional(),
  'react-dom': range.optional(),
  '@fichero/contract': range.optional(),
})
export type Needs = z.infer<typeof needs>

/** Names that sub-paths of the kit export, by sub-path: `{ table: ['DataTable'] }`. */
export const kitNames = z.record(z.string().max(40), z.array(z.string().max(80)))
export type KitNames = z.infer<typeof kitNames>

/** Files with prerendered pages, by language, and their style sheets. */
const prerenderedFiles = z.object({ es: fileName, en: fileName, styles: z.array(fileName) })

/**
 * `remote.json`: everything that the shell knows about a remote before its code is loaded. The build writes it; builds before
 * `links` and `parts` wrote it in the spelling of `former-descriptor.ts`. Further rules for publishing are in
 * `descriptor-problems.ts`; they are not part of the shape, because stored releases may predate them.
 */
export const remoteDescriptor = z.object({
  name: remoteName,
  version: z.string().max(40),
  /** Hash of all other fields (`descriptor-text.ts`). The server verifies it. */
  hash: releaseHash,
  /** Major version of the contract that the remote was built against, for shells that do not know `needs`. */
  contract: z.int(),
  /** Caret range of the kit version that the remote was built with. */
  kit: z.string().max(40),
  /** Versions that the remote needs from the shell. Older builds omit this field. */
  needs: needs.optional(),
  /** Major version of the federation runtime that the remote gets from the shell. Older builds omit this field. */
  runtime: z.int().optional(),
  /** Endpoints of the API that the remote may call, as `GET /fichas/:id`. Older builds omit this field. */
  calls: z.array(z.string().regex(/^[A-Z]+ \/[\w/:.-]*$/)).optional(),
  /** What the remote imports from the kit. Older builds omit this field. */
  imports: kitNames.optional(),
  entry: fileName,
  /** The global variable to which the entry assigns its container: `fichero_{name}` if omitted. */
  globalName: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/)
    .max(80)
    .optional(),
  routes: z.array(remoteRoute),
  links: z.array(remoteLink),
  parts: z.array(remotePart),
  results: z.array(remoteSearchResult).optional(),
  /** The values that the system stores for the module. */
  data: z.array(remoteData).optional(),
  /**
   * Translations of the titles and labels above, by language and key, so that the shell can show them even if the remote cannot
   * be loaded.
   */
  labels: z.object({ es: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
  locales: z.object({ es: fileName, en: fileName }),
  /** Files with the text of pages for readers without scripts, each a `PageDocuments`. */
  documents: prerenderedFiles.optional(),
  /** Files with the first rows of pages as templates, each a `PageRows`. */
  firstRows: prerenderedFiles.optional(),
  /** Files that each page needs besides the entry. */
  pages: z.record(z.string(), z.array(fileName)),
  assets: z.array(remoteAsset).max(MAX_REMOTE_ASSETS),
  /**
   * Source maps, `FILE.js.map`: stored with the release and never served. The server uses them to map stack traces to
   * sources. Without them, failures show positions in the built files.
   */
  maps: z.array(remoteAsset).max(MAX_REMOTE_ASSETS).optional(),
})
export type RemoteDescriptor = z.infer<typeof remoteDescriptor>

/**
 * The release that a page uses, and in `previous` the release before it, which the shell loads as a fallback if the first
 * release fails. `previous` is absent if there is none, or if it was withdrawn or is no longer compatible.
 */
export const bootRemote = remoteDescriptor.extend({
  previous: remoteDescriptor.optional(),
  /** Set if browsers reported a failure within the last hour: open pages do not offer an update to this release. */
  failing: z.literal(true).optional(),
})
export type BootRemote = z.infer<typeof bootRemote>

/**
 * A release in the boot manifest of the shell's page: `assets` has only the files that the address of the page needs.
 * `assetList` is the integrity of the file `ASSET_LIST`, which lists all of them.
 */
export interface PageRelease extends RemoteDescriptor {
  assetList?: string
}

/** `seguro`: safe mode, which returns the releases that are included in the system. */
export const remotesQuery = z.object({ seguro: flag })
export type RemotesQuery = z.infer<typeof remotesQuery>

/**
 * `GET /remotes`, and, with fewer `assets`, the boot manifest in the shell's page: the releases for the reader, whose
 * rollout group is in a cookie. Files of current and former releases are served at `/remotes/{name}/{hash}/{file}`.
 */
export const remotesAnswer = z.object({
  ok: z.literal(true),
  remotes: z.array(bootRemote),
  /** Hash of the current build of the shell, by which an open page detects a newer build. Absent if not known. */
  shell: releaseHash.optional(),
})
export type RemotesAnswer = z.infer<typeof remotesAnswer>

/** The first calls of a route or card: endpoints without a query, whose path parameters are those of the route. */
export interface DeclaresFirst {
  first?: (Pick<Call, 'method' | 'path'> & { download?: undefined })[]
}

/**
 * The part of a descriptor that maintainers write; the build adds the rest. Unknown slots, permissions and icons do not
 * compile.
 */
export interface RemoteDefinition {
  name: string
  routes: (Declared<RemoteRoute> & DeclaresFirst)[]
  links: LinkDefinition[]
  parts: PartDefinition[]
  results?: (Omit<RemoteSearchResult, 'group' | 'service'> & { icon?: RemoteIcon | DrawnIcon } & ResultSource)[]
  data?: (Omit<RemoteData, 'access' | 'write'> & { access: SignedInAccess; write?: SignedInAccess })[]
}

type ResultSource = { group: keyof SearchAnswer; service?: never } | { group: string; service: string }

type SignedInAccess = Exclude<Access, 'public'>

type Declared<Entry> = Omit<Entry, 'access' | 'first'> & { access: Access }
type LinkDefinition =
  | (Declared<RemoteLink> & { slot: 'menu'; icon: RemoteIcon | DrawnIcon })
  | (Omit<Declared<RemoteLink>, 'icon' | 'group'> & { slot: 'help'; also: string[] })
  | (Omit<Declared<RemoteLink>, 'icon' | 'also' | 'group'> & { slot: Exclude<LinkSlot, 'menu' | 'help'> })
type CardField = 'width' | 'notFor'
type PartDefinition =
  | (Omit<Declared<RemotePart>, 'notFor'> & DeclaresFirst & { slot: 'dashboard.card'; notFor?: Permission })
  | (Omit<Declared<RemotePart>, CardField> & { slot: SectionSlot; first?: never })
