import { releaseArchive } from '@fichero/contract/release-files'
import { NEXT_RELEASE, REGISTRY } from '@fichero/contract/route-addresses'
import { Refusal } from './refusal.mjs'

const TIMEOUT_MS = 60_000
/** Time to send a release, and for the system to compress its files. */
const PUBLISHING_MS = 10 * TIMEOUT_MS

/** The packages of the system that a module depends on. */
const PACKAGES = ['@fichero/contract', '@fichero/kit', '@fichero/build']

/** @typedef {import('@fichero/contract/remotes.schema').RemoteDescriptor} RemoteDescriptor */

/**
 * What a release must be compatible with: the deployed shell (undefined if it is older and has no `/shell.json`), and the
 * active releases. Candidates are not included: the system lists them only for the people who get them.
 * @typedef {{ shell?: import('@fichero/contract/compatibility').Host, remotes: RemoteDescriptor[] }} System
 */

/** Client of a running system's registry. Without a deploy token only `system()` works. */
export class Registry {
  /** @param {{ url: string, token?: string }} options */
  constructor({ url, token }) {
    this.url = url
    this.token = token
  }

  /** Returns the versions of the shell and the descriptors of the active releases. @returns {Promise<System>} */
  async system() {
    const [shell, list] = await Promise.all([this.#read('/shell.json'), this.#read('/api/remotes')])
    return { shell, remotes: list?.remotes ?? [] }
  }

  /**
   * Returns the announced next release of the system; undefined without one.
   * @returns {Promise<(import('@fichero/contract/next-release.schema').NextRelease & { anfitrion: import('@fichero/contract/compatibility').Host }) | undefined>}
   */
  next() {
    return this.#read(NEXT_RELEASE)
  }

  /**
   * Returns the versions with which the system builds modules: of its own packages, and of React.
   * @returns {Promise<Record<string, string>>}
   */
  async offeredVersions() {
    const [shell, ...packages] = await Promise.all(
      ['/shell.json', ...PACKAGES.map((name) => REGISTRY + name)].map((path) => this.#read(path)),
    )
    const { react, 'react-dom': dom } = shell?.offers ?? {}
    const found = packages.map((one) => [one?.name, one?.['dist-tags']?.latest])
    if (!react || !dom || found.flat().includes(undefined))
      throw new Refusal(`${this.url} does not offer the packages for modules. Check FICHERO_URL.`)
    return { ...Object.fromEntries(found), react, 'react-dom': dom }
  }

  /**
   * Publishes a release. Publishing it again changes nothing.
   * @param {import('./read-build.mjs').Build} build
   * @returns {Promise<import('@fichero/contract/releases.schema').PublishAnswer>}
   */
  publish({ descriptor, contents }) {
    const archive = new Blob(releaseArchive(descriptor, (file) => contents.get(file) ?? ''))
    return this.#send('POST', `/api/remotes/${descriptor.name}/publicar`, archive, 'application/octet-stream')
  }

  /**
   * Stores the figures of the pages of a release.
   * @param {RemoteDescriptor} descriptor
   * @param {import('@fichero/contract/page-figures.schema').PageFigures[]} paginas
   */
  sendFigures({ name, hash }, paginas) {
    return this.#send('PUT', `/api/remotes/${name}/lanzamientos/${hash}/figuras`, JSON.stringify({ paginas }))
  }

  /** @param {string} name */
  activate(name, activation) {
    return this.#send('POST', `/api/remotes/${name}/activar`, JSON.stringify(activation))
  }

  /**
   * Returns the active release of a module, the time of its activation, and its failures, and the announced next release of
   * the system.
   * @param {string} name
   * @returns {Promise<import('@fichero/contract/releases.schema').RemoteStatusAnswer>}
   */
  status(name) {
    return this.#send('GET', `/api/remotes/${name}/estado`)
  }

  /**
   * @param {string} name
   * @returns {Promise<import('@fichero/contract/releases.schema').ActivatedAnswer & Partial<import('@fichero/contract/releases.schema').RolledBackAnswer>>}
   */
  rollBack(name) {
    return this.#send('POST', `/api/remotes/${name}/devolver`)
  }

  /** @param {string} name */
  retire(name) {
    return this.#send('POST', `/api/remotes/${name}/retirar-modulo`)
  }

  /** @param {string} path */
  async #read(path) {
    const answer = await this.#fetch(path, {})
    return answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.json() : undefined
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {any} [body] a body for `fetch`
   */
  async #send(method, path, body, type = 'application/json') {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': type, 'accept-language': 'en' }
    const signal = AbortSignal.timeout(body instanceof Blob ? PUBLISHING_MS : TIMEOUT_MS)
    const answer = await this.#fetch(path, { method, body, headers, signal })
    const content = await answer.json().catch(() => undefined)
    if (answer.ok && content) return content
    throw new Refusal(
      content?.msg ??
        `${this.url}${path} answered ${answer.status}. Check that FICHERO_URL is the address of the system.`,
    )
  }

  /**
   * @param {string} path
   * @param {RequestInit} init
   */
  async #fetch(path, init) {
    try {
      return await fetch(this.url + path, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
    } catch (error) {
      const reason = error.cause?.message ?? error.message
      throw new Refusal(`${this.url} could not be reached: ${reason}. Check FICHERO_URL and try again.`)
    }
  }
}
