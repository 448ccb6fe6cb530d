import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal } from './refusal.mjs'

const TIMEOUT_MS = 2000

/**
 * Throws a `Refusal` unless the port is free. The error names the module that uses the port.
 * @param {number} port
 */
export async function requireFree(port) {
  const server = createServer()
  try {
    server.listen(port, 'localhost')
    await once(server, 'listening')
  } catch (error) {
    if (error.code === 'EADDRINUSE') throw new Refusal(await portTakenText(port))
    throw new Refusal(`Port ${port} cannot be used: ${error.message}`, 2)
  }
  server.close()
  await once(server, 'close')
}

/** @param {number} port */
async function portTakenText(port) {
  const name = await servedModule(port)
  const reason = name ? `the module “${name}” is served there` : 'another program listens there'
  return `Port ${port} is taken: ${reason}. Stop it, or choose another port: REMOTE_PORT=${port + 1}`
}

/**
 * Returns the name of the module that is served on a port, for a shell or standalone; undefined if there is none.
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
async function servedModule(port) {
  const [descriptor, page] = await Promise.all(
    ['/remote.json', '/standalone/index.html'].map((path) => read(port, path)),
  )
  return /"name": ?"([\w-]+)"/.exec(descriptor)?.[1] ?? /<title>([\w-]+)<\/title>/.exec(page)?.[1]
}

/**
 * @param {number} port
 * @param {string} path
 */
async function read(port, path) {
  try {
    const answer = await fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}
