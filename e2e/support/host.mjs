import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, freePort } from './server.mjs'

/** @typedef {import('./server.mjs').Server} Server */

/**
 * A process that runs one system after the other, each with a port, a data folder and an application of its own. Loading
 * the API's modules takes twenty times as long as starting it, and a journey has to wait for the start only. Each begins
 * with a copy of the same data folder, in which the schema, the administrator and the releases that come with the system
 * are made already.
 */
export class Host {
  #child = fork(join(import.meta.dirname, 'host-process.mjs'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  #gone = once(this.#child, 'exit')
  #said = ''
  /** The data folder that is copied. */
  #template = ''

  static async open() {
    const host = new Host()
    host.#child.stderr?.on('data', (chunk) => {
      host.#said = (host.#said + chunk).slice(-10_000)
    })
    await host.#answer()
    await host.#makeTemplate()
    return host
  }

  async #makeTemplate() {
    this.#template = await newFolder()
    const url = await this.#run(this.#template, {})
    // Its releases are published before it answers.
    const { ok, status } = await fetch(`${url}/api/remotes`)
    if (!ok) throw new Error(`The remotes were answered by ${status}. ${this.#said}`)
    await this.#ask({})
  }

  /**
   * Starts a system with `env` as `startServer` does. The one before has to be closed.
   * @param {Record<string, string>} [env]
   * @returns {Promise<Server>}
   */
  async start(env = {}) {
    const data = await newFolder()
    await cp(this.#template, data, { recursive: true })
    const url = await this.#run(data, env)
    const close = async () => {
      await this.#ask({})
      await rm(data, { recursive: true, force: true })
    }
    return { url, data, close }
  }

  /**
   * @param {string} data
   * @param {Record<string, string>} env
   */
  async #run(data, env) {
    const port = await freePort()
    await this.#ask({ env: environment(port, data, env) })
    return `http://127.0.0.1:${port}`
  }

  async close() {
    this.#child.kill('SIGKILL')
    await this.#gone
    await rm(this.#template, { recursive: true, force: true })
  }

  /** @param {{ env?: Record<string, string> }} message */
  async #ask(message) {
    const answer = this.#answer()
    this.#child.send(message)
    await answer
  }

  async #answer() {
    const gone = this.#gone.then(() => [{ why: 'The process ended.' }])
    const [{ why }] = await Promise.race([once(this.#child, 'message'), gone])
    if (why) throw new Error(`The system did not start or stop. ${why} ${this.#said}`)
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'fichero-'))
