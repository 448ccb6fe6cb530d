import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, freePort } from './server.mjs'

/** @typedef {import('./server.mjs').Server} Server */

/**
 * A process that runs one system after the other, each with a new port, data folder and application. Loading the API's modules
 * takes twenty times as long as starting a system, so the process loads them only once. Each system starts with a copy of a
 * data folder that already has the schema, the administrator and the bundled releases.
 */
export class Host {
  #child = fork(join(import.meta.dirname, 'host-process.mjs'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  #exited = once(this.#child, 'exit')
  #stderr = ''
  /** The data folder that is copied. */
  #template = ''

  static async open() {
    const host = new Host()
    host.#child.stderr?.on('data', (chunk) => {
      host.#stderr = (host.#stderr + chunk).slice(-10_000)
    })
    await host.#answer()
    await host.#makeTemplate()
    return host
  }

  async #makeTemplate() {
    this.#template = await newFolder()
    const url = await this.#run(this.#template, {})
    // The system publishes the bundled releases before it answers this request.
    const { ok, status } = await fetch(`${url}/api/remotes`)
    if (!ok) throw new Error(`GET /api/remotes answered ${status}. ${this.#stderr}`)
    await this.#send({})
  }

  /**
   * Starts a system with `env` as `startServer` does. The previous system must be closed.
   * @param {Record<string, string>} [env]
   * @returns {Promise<Server>}
   */
  async start(env = {}) {
    const data = await newFolder()
    await cp(this.#template, data, { recursive: true })
    const url = await this.#run(data, env)
    const close = async () => {
      await this.#send({})
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
    await this.#send({ env: environment(port, data, env) })
    return `http://127.0.0.1:${port}`
  }

  async close() {
    this.#child.kill('SIGKILL')
    await this.#exited
    await rm(this.#template, { recursive: true, force: true })
  }

  /** @param {{ env?: Record<string, string> }} message */
  async #send(message) {
    const answer = this.#answer()
    this.#child.send(message)
    await answer
  }

  async #answer() {
    const exited = this.#exited.then(() => [{ problem: 'The process ended.' }])
    const [{ problem }] = await Promise.race([once(this.#child, 'message'), exited])
    if (problem) throw new Error(`The system did not start or stop. ${problem} ${this.#stderr}`)
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'fichero-'))
