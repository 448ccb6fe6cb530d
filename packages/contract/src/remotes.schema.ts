import { z } from 'zod'
import type { Access } from './permissions.ts'

const fileName = z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/)
/** `public`, `authenticated` or a permission (`area:verb`). One that nobody here has heard of lets nobody in. */
const access = z.string().regex(/^[a-z][a-z-]*(:[a-z][a-z-]*)?$/)
const pageName = z.string().regex(/^[a-z][a-z0-9-]*$/)

export const remoteRoute = z.object({
  /** An address as React Router spells it, absolute. */
  path: z.string().startsWith('/'),
  /** The exposed module whose `Page` export draws the screen. */
  page: pageName,
  titleKey: z.string(),
  access,
})
export type RemoteRoute = z.infer<typeof remoteRoute>

export const remoteNavEntry = z.object({
  path: z.string().startsWith('/'),
  /** A name that kit/icons knows. */
  icon: z.string(),
  labelKey: z.string(),
  order: z.int(),
  access,
})
export type RemoteNavEntry = z.infer<typeof remoteNavEntry>

/** What the search offers besides the navigation and the screens whose address has no parameter. */
export const remoteSearchEntry = z.object({
  kind: z.enum(['screen', 'action']),
  /** The screen, or the one that does it when it is opened there. */
  path: z.string().startsWith('/'),
  labelKey: z.string(),
  access,
})
export type RemoteSearchEntry = z.infer<typeof remoteSearchEntry>

/**
 * How much of the dashboard's row a card takes: all of it, seven or five of its twelve columns. A `line` is an entry of the
 * welcome's list of what waits for the reader, and takes no place of its own.
 */
export const CARD_WIDTHS = ['wide', 'major', 'minor', 'line'] as const

/** A part of the dashboard that a remote draws. */
export const remoteCard = z.object({
  /** The exposed module whose `Page` export draws the card. */
  page: pageName,
  /** The card's name where the remote cannot be loaded. */
  titleKey: z.string(),
  /** Among the cards of all remotes, the smallest first. */
  order: z.int(),
  width: z.enum(CARD_WIDTHS),
  /** Pixels kept free below the title while the card loads. Lines need none. */
  height: z.int().optional(),
  access,
})
export type RemoteCard = z.infer<typeof remoteCard>

export const remoteAsset = z.object({
  file: fileName,
  /** Bytes. */
  size: z.int(),
  /** `sha384-…`, as the browser's integrity attribute takes it. */
  integrity: z.string().startsWith('sha384-'),
})

/** `remote.json`: all that the shell knows of a remote before its code loads. Written by its build. */
export const remoteDescriptor = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string(),
  /** Hash of every asset, and the folder under which the server serves them. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  contract: z.int(),
  /** Caret range of the kit that it was built against. */
  kit: z.string(),
  entry: fileName,
  routes: z.array(remoteRoute),
  nav: z.array(remoteNavEntry),
  search: z.array(remoteSearchEntry).optional(),
  cards: z.array(remoteCard).optional(),
  /** Texts of the titles and entries above, by language and key, so that a remote that is down keeps its name. */
  labels: z.object({ es: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
  locales: z.object({ es: fileName, en: fileName }),
  /** Per page, the files that it needs besides the entry. */
  pages: z.record(z.string(), z.array(fileName)),
  assets: z.array(remoteAsset),
})
export type RemoteDescriptor = z.infer<typeof remoteDescriptor>

/** `GET /remotes`. Files of a remote are at `/remotes/{name}/{hash}/{file}`. */
export const remotesAnswer = z.object({ ok: z.literal(true), remotes: z.array(remoteDescriptor) })
export type RemotesAnswer = z.infer<typeof remotesAnswer>

type Declared<Entry> = Omit<Entry, 'access'> & { access: Access }

/** What a remote's maintainers write; its build adds the rest of the descriptor. Only permissions that exist compile. */
export interface RemoteDefinition {
  name: string
  routes: Declared<RemoteRoute>[]
  nav: Declared<RemoteNavEntry>[]
  search?: Declared<RemoteSearchEntry>[]
  cards?: Declared<RemoteCard>[]
}
