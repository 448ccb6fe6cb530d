import { fork } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@fichero/e2e/server'

/**
 * Starts a server in a child process, as benchmarks start the system. The file gets a message with `port` and the options,
 * and sends a message when it listens.
 * @param {string} file
 * @param {object} options
 */
export async function forkServer(file, options) {
  const port = await freePort()
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ port, ...options })
  await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
