import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { BootRemote, PageRelease, RemoteDescriptor } from '@fichero/contract/remotes.schema'

/** How a file of a remote arrives or fails. */
export type Arrival = 'intact' | 'missing' | 'unavailable' | 'tampered' | 'unreachable' | 'hangs'

const ENTRY = 'remote-entry.js'

/** Makes the descriptor of a remote whose page has one chunk and one style sheet. */
export const describeRemote = (changed: Partial<BootRemote> = {}): BootRemote =>
  ({
    name: 'courses',
    version: '1.0.0',
    hash: '0123456789abcdef',
    contract: CONTRACT_MAJOR,
    kit: '^1.0.0',
    entry: ENTRY,
    routes: [],
    links: [],
    parts: [],
    labels: { es: { list: 'Cursos' }, en: { list: 'Courses' } },
    locales: { es: 'es.json', en: 'en.json' },
    pages: { 'list-page': ['list-page.js', 'list-page.css'] },
    assets: [ENTRY, 'list-page.js', 'list-page.css', 'dialog.js', 'dialog.css', 'es.json', 'en.json'].map((file) => ({
      file,
      size: 1,
      integrity: `sha384-${file}`,
    })),
    ...changed,
  }) as BootRemote

/** Makes the descriptor of a remote in a document that has the integrities of only these files. */
export const describePartially = (files: string[], changed: Partial<BootRemote> = {}): PageRelease => {
  const remote = describeRemote(changed)
  return { ...remote, assets: remote.assets.filter(({ file }) => files.includes(file)), assetList: 'sha384-list' }
}

/** Returns the URL of a remote's file. */
export const addressOf = ({ name, hash }: RemoteDescriptor, file: string) =>
  new URL(`/remotes/${name}/${hash}/${file}`, window.location.origin).href

/**
 * Fakes the network that the loader uses: scripts and style sheets in the page, and `fetch`. Files load normally until a
 * test changes that; `published` and `shell` are in the API's list of remotes.
 */
export class FakeNetwork {
  published: BootRemote[] = []
  /** The hash of the shell's build in the API's answer. */
  shell: string | undefined
  /** Every URL requested by `fetch`, in order. */
  readonly asked: string[] = []
  /** Every URL that a script or link element loaded, in order. */
  readonly taken: string[] = []
  /** How each request of `asked` uses the browser's cache. */
  readonly caches: (RequestCache | undefined)[] = []
  /** The URLs of requests that were aborted. */
  readonly aborted: string[] = []
  /** The bodies of the requests to `POST /remotes/fallos`. */
  readonly reported: unknown[] = []
  private readonly arrivals = new Map<string, Arrival>()
  private readonly texts = new Map<string, string>()
  private readonly effects = new Map<string, () => void>()

  constructor() {
    jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLElement) this.take(node)
    })
    globalThis.fetch = (address, init) => this.answer(String(address), init)
  }

  set(url: string, arrival: Arrival) {
    this.arrivals.set(url, arrival)
  }

  /** Sets the content of a file that is requested. */
  setText(url: string, text: string) {
    this.texts.set(url, text)
  }

  /** Sets the effect of running a script; the script throws if the effect does. */
  onRun(url: string, effect: () => void) {
    this.effects.set(url, effect)
  }

  private arrivalOf = (url: string) => this.arrivals.get(url) ?? 'intact'

  private take(element: HTMLElement) {
    HTMLElement.prototype.append.call(document.body, element)
    const url = element instanceof HTMLLinkElement ? element.href : (element as HTMLScriptElement).src
    this.taken.push(url)
    const arrival = this.arrivalOf(url)
    if (arrival === 'hangs') return
    setTimeout(() => {
      if (arrival === 'intact') this.run(url)
      element.dispatchEvent(new Event(arrival === 'intact' ? 'load' : 'error'))
    })
  }

  private run(url: string) {
    try {
      this.effects.get(url)?.()
    } catch (error) {
      window.dispatchEvent(new ErrorEvent('error', { filename: url, message: String(error) }))
    }
  }

  private answer(address: string, { integrity, signal, body, cache }: RequestInit = {}): Promise<Response> {
    const url = new URL(address, window.location.origin)
    if (url.pathname === '/api/remotes/fallos') {
      this.reported.push(JSON.parse(String(body)))
      return answered(200, '{"ok":true}')
    }
    this.asked.push(url.href)
    this.caches.push(cache)
    if (url.pathname === '/api/remotes' && this.arrivalOf(url.href) === 'intact')
      return answered(200, JSON.stringify({ ok: true, remotes: this.published, shell: this.shell }))
    if (url.pathname === '/api/health/live' && this.arrivalOf(url.href) === 'intact')
      return answered(200, '{"ok":true}')
    switch (this.arrivalOf(url.href)) {
      case 'intact':
        return answered(200, this.texts.get(url.origin + url.pathname) ?? `{"title":"${url.pathname}"}`)
      case 'missing':
        return integrity ? mismatch() : answered(404, '')
      case 'unavailable':
        return integrity ? mismatch() : answered(503, '')
      case 'tampered':
        return integrity ? mismatch() : answered(200, '')
      case 'unreachable':
        return Promise.reject(new TypeError('network'))
      case 'hangs':
        return new Promise((_, reject) => {
          if (signal?.aborted) reject(new DOMException('aborted', 'AbortError'))
          signal?.addEventListener('abort', () => {
            this.aborted.push(url.href)
            reject(new DOMException('aborted', 'AbortError'))
          })
        })
    }
  }
}

/** Browsers reject in the same way for an error status and for wrong content. */
const mismatch = () => Promise.reject(new TypeError('integrity'))

/** Fakes the part of `Response` that the shell and the kit use. jsdom has no `Response`. */
async function answered(status: number, text: string): Promise<Response> {
  const body = {
    text: async () => text,
    json: async () => JSON.parse(text),
  }
  return { ok: status < 400, status, headers: { get: () => null }, ...body } as unknown as Response
}
