import { fork } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@fichero/e2e/server'

/**
 * Starts a server in a process of its own, as the system's is. The file serves what it is told at the given port, and says so.
 * @param {string} file
 * @param {object} told
 */
export async function forkServer(file, told) {
  const port = await freePort()
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ port, ...told })
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
