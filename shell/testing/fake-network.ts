import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'

/** How a file of a remote loads or fails. */
type Arrival = 'sound' | 'missing' | 'unavailable' | 'tampered' | 'unreachable' | 'hangs'

const ENTRY = 'remote-entry.js'

/** A remote with a page of one chunk and one stylesheet. */
export const describeRemote = (given: Partial<RemoteDescriptor> = {}): RemoteDescriptor =>
  ({
    name: 'courses',
    version: '1.0.0',
    hash: '0123456789abcdef',
    contract: CONTRACT_MAJOR,
    kit: '^1.0.0',
    entry: ENTRY,
    routes: [],
    nav: [],
    labels: { es: { list: 'Cursos' }, en: { list: 'Courses' } },
    locales: { es: 'es.json', en: 'en.json' },
    pages: { 'list-page': ['list-page.js', 'list-page.css'] },
    assets: [ENTRY, 'list-page.js', 'list-page.css'].map((file) => ({ file, size: 1, integrity: `sha384-${file}` })),
    ...given,
  }) as RemoteDescriptor

export const addressOf = ({ name, hash }: RemoteDescriptor, file: string) =>
  new URL(`/remotes/${name}/${hash}/${file}`, window.location.origin).href

/**
 * Everything that the loader uses of the network: scripts and stylesheets in the page, and `fetch`. Files load normally
 * until a test changes that; `published` is what the API lists.
 */
export class FakeNetwork {
  published: RemoteDescriptor[] = []
  /** Every URL requested, by element or by fetch, in order. */
  readonly asked: string[] = []
  private readonly arrivals = new Map<string, Arrival>()
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

  /** Sets the effect of running a script; the script throws if the effect does. */
  onRun(url: string, effect: () => void) {
    this.effects.set(url, effect)
  }

  private arrivalOf = (url: string) => this.arrivals.get(url.split('?')[0] ?? url) ?? 'sound'

  private take(element: HTMLElement) {
    HTMLElement.prototype.append.call(document.body, element)
    const url = element instanceof HTMLLinkElement ? element.href : (element as HTMLScriptElement).src
    this.asked.push(url)
    const arrival = this.arrivalOf(url)
    if (arrival === 'hangs') return
    setTimeout(() => {
      if (arrival === 'sound') this.run(url)
      element.dispatchEvent(new Event(arrival === 'sound' ? 'load' : 'error'))
    })
  }

  private run(url: string) {
    try {
      this.effects.get(url)?.()
    } catch (error) {
      window.dispatchEvent(new ErrorEvent('error', { filename: url, message: String(error) }))
    }
  }

  private answer(address: string, { integrity, signal }: RequestInit = {}): Promise<Response> {
    const url = new URL(address, window.location.origin)
    this.asked.push(url.href)
    if (url.pathname === '/api/remotes' && this.arrivalOf(url.href) === 'sound')
      return answered(200, JSON.stringify({ ok: true, remotes: this.published }))
    switch (this.arrivalOf(url.href)) {
      case 'sound':
        return answered(200, '')
      case 'missing':
        return answered(404, '')
      case 'unavailable':
        return answered(503, '')
      case 'tampered':
        return integrity ? Promise.reject(new TypeError('integrity')) : answered(200, '')
      case 'unreachable':
        return Promise.reject(new TypeError('network'))
      case 'hangs':
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        })
    }
  }
}

/** The part of Response that the shell and the kit use; jsdom has none. */
async function answered(status: number, text: string): Promise<Response> {
  const body = {
    text: async () => text,
    json: async () => JSON.parse(text),
    arrayBuffer: async () => new ArrayBuffer(0),
  }
  return { ok: status < 400, status, headers: { get: () => null }, ...body } as unknown as Response
}
