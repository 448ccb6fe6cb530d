import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from './refusal.mjs'

const TIMEOUT_MS = 60_000
/** How often a system that receives the files of others is asked again, and for how many seconds each time at most. */
const TRIES = 12
const MAX_WAIT_S = 10

/** @typedef {import('@fichero/contract/remotes.schema').RemoteDescriptor} RemoteDescriptor */

/**
 * What a release must fit: the deployed shell, undefined of an older one, which does not say it, and the releases that
 * everybody gets. Candidates are told to those only who get them.
 * @typedef {{ shell?: import('@fichero/contract/compatibility').Host, remotes: RemoteDescriptor[] }} System
 */

/** The registry of a running system. Without a deploy token it says what a release must fit, and no more. */
export class Registry {
  /** @param {{ url: string, token?: string }} options */
  constructor({ url, token }) {
    this.url = url
    this.token = token
  }

  /** @returns {Promise<System>} */
  async system() {
    const [shell, told] = await Promise.all([this.#read('/shell.json'), this.#read('/api/remotes')])
    return { shell, remotes: told?.remotes ?? [] }
  }

  /**
   * @param {RemoteDescriptor} descriptor
   * @returns {Promise<import('@fichero/contract/releases.schema').PublishAnswer>}
   */
  describe(descriptor) {
    return this.#send('POST', `/api/remotes/${descriptor.name}/lanzamientos`, JSON.stringify(descriptor))
  }

  /**
   * @param {string} name
   * @param {string} integrity
   * @param {Buffer} content
   */
  sendFile(name, integrity, content) {
    const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')
    return this.#send('PUT', `/api/remotes/${name}/archivos/${hash}`, content, 'application/octet-stream')
  }

  /** @param {string} name */
  activate(name, activation) {
    return this.#send('POST', `/api/remotes/${name}/activar`, JSON.stringify(activation))
  }

  /**
   * What everybody gets of a module, since when, and what failed.
   * @param {string} name
   * @returns {Promise<import('@fichero/contract/releases.schema').RemoteStatusAnswer['remoto']>}
   */
  async status(name) {
    return (await this.#send('GET', `/api/remotes/${name}/estado`)).remoto
  }

  /** @param {string} name */
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
   * @param {any} [body] as `fetch` takes it
   */
  async #send(method, path, body, type = 'application/json', tries = TRIES) {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': type, 'accept-language': 'en' }
    const answer = await this.#fetch(path, { method, body, headers })
    const said = await answer.json().catch(() => undefined)
    if (answer.ok && said) return said
    const wait = Number(answer.headers.get('retry-after'))
    if (answer.status === 503 && wait > 0 && wait <= MAX_WAIT_S && tries > 1) {
      await sleep(wait * 1000)
      return this.#send(method, path, body, type, tries - 1)
    }
    throw new Refusal(said?.msg ?? `${this.url}${path} answered ${answer.status}. Is FICHERO_URL the system’s address?`)
  }

  /**
   * @param {string} path
   * @param {RequestInit} init
   */
  async #fetch(path, init) {
    try {
      return await fetch(this.url + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (error) {
      const why = error.cause?.message ?? error.message
      throw new Refusal(`${this.url} could not be reached: ${why}. Check FICHERO_URL and try again.`)
    }
  }
}
