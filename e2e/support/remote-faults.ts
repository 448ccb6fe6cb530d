import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { Page, Route } from '@playwright/test'
import { activate, breakRelease } from './broken-release'

/** The remotes of the system, each with its list. */
export const REMOTES = [
  { name: 'fichas', path: '/fichas', label: 'Fichas', heading: /^Fichas/ },
  { name: 'instructors', path: '/instructors', label: 'Instructores', heading: /^Instructores/ },
  { name: 'programs', path: '/programs', label: 'Programas', heading: /^Programas/ },
  { name: 'manuals', path: '/manuales', label: 'Manuales', heading: /^Información del sistema/ },
] as const
export type Remote = (typeof REMOTES)[number]

/** Time limits for the report of a fault, in ms of the page's clock. `LIMIT_AT_ONCE` is for faults without retries or timeouts. */
const LIMIT = 8000
const LIMIT_AT_ONCE = 1000

export interface Fault {
  /** The name of the fault in the table of the documentation. */
  what: string
  /** The message on the page. */
  says: RegExp
  /** `LIMIT` or `LIMIT_AT_ONCE`. */
  limit: number
  /** What the page waits for before it shows a message. */
  waits?: 'pauses' | 'limit'
  /** Whether no file of the remote is requested. */
  requestsNothing?: boolean
  /** Called before the document is loaded. */
  cause: (page: Page, remotes: Remote[]) => Promise<void>
}

const files = ({ name }: Remote) => `**/remotes/${name}/**`
/** Answers each request for a file of the remotes with `fulfil`. */
const answer = (fulfil: (route: Route) => unknown) => async (page: Page, remotes: Remote[]) => {
  for (const remote of remotes) await page.route(files(remote), async (route) => void (await fulfil(route)))
}

/** Serves a broken release of each remote instead of the active one. */
const releasing =
  (broken: (remote: Remote) => Parameters<typeof breakRelease>[1]) => async (page: Page, remotes: Remote[]) =>
    activate(page, await Promise.all(remotes.map((remote) => breakRelease(remote.name, broken(remote)))))

const chunksOf = ({ routes, pages }: RemoteDescriptor, path: string) =>
  pages[routes.find((route) => route.path === path)?.page ?? ''] ?? []

/** Changes what the chunk of the remote's screen exports. */
const exporting = (exported: string) =>
  releasing(({ path }) => ({
    change: (text, file, descriptor) =>
      chunksOf(descriptor, path).includes(file) ? text.replace(/\bPage:\(\)=>/g, exported) : text,
  }))

/** Answers requests for the chunk of each remote’s screen as not found. */
async function loseChunks(page: Page, remotes: Remote[]) {
  for (const { name, path } of remotes) {
    const { descriptor } = await breakRelease(name, {})
    const chunk = chunksOf(descriptor, path).find((file) => file.endsWith('.js')) ?? ''
    await page.route(`**/remotes/${name}/*/${chunk}*`, (route) => route.fulfill({ status: 404 }))
  }
}

const GONE = /ya no está en el servidor/
export const FAULTS: Fault[] = [
  { what: 'gone', says: GONE, limit: LIMIT, cause: answer((route) => route.fulfill({ status: 404 })) },
  // There is a pause before each of the two retries.
  {
    what: '503',
    says: /^Este módulo no se puede cargar ahora/,
    limit: LIMIT,
    waits: 'pauses',
    cause: answer((route) => route.fulfill({ status: 503 })),
  },
  {
    what: 'hangs',
    says: /tardó demasiado/,
    limit: LIMIT,
    waits: 'limit',
    cause: answer(() => new Promise(() => undefined)),
  },
  {
    what: 'HTML in place of code',
    says: /no coincide con lo publicado/,
    limit: LIMIT_AT_ONCE,
    cause: answer((route) => route.fulfill({ body: '<p>proxy</p>', contentType: 'text/html' })),
  },
  {
    what: 'tampered',
    says: /no coincide con lo publicado/,
    limit: LIMIT_AT_ONCE,
    cause: answer(async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n` })
    }),
  },
  {
    what: 'incompatible',
    says: /para otra versión de Fichero/,
    limit: LIMIT_AT_ONCE,
    requestsNothing: true,
    cause: releasing(() => ({ kit: '^9.0.0' })),
  },
  { what: 'wrong contract', says: /no trae esta página/, limit: LIMIT, cause: exporting('Sheet:()=>') },
  {
    what: 'throws at load',
    says: /falló al iniciar/,
    limit: LIMIT,
    cause: releasing(() => ({
      change: (text, file, { entry }) => (file === entry ? 'throw new Error("chaos")' : text),
    })),
  },
  {
    what: 'throws at render',
    says: /falló al mostrar/,
    limit: LIMIT,
    cause: exporting('Page:()=>()=>{throw new Error("chaos")},Sheet:()=>'),
  },
  { what: 'old chunk lost after a deploy', says: GONE, limit: LIMIT, cause: loseChunks },
]

/** A remote that replaces what all modules use. It is not in the tables: how the page answers is that of “throws at render”. */
export const REPLACES_FETCH: Fault = {
  what: 'replaces fetch',
  says: /falló al mostrar/,
  limit: LIMIT,
  cause: exporting('Page:()=>()=>{window.fetch=()=>Promise.reject()},Sheet:()=>'),
}
