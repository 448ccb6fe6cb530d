import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort, type Server } from './server.mjs'

const COMMAND = resolve(import.meta.dirname, '../../packages/build/bin/fichero-remote.mjs')

/** The line with the address of a module that is served in a shell. */
export const OPEN = /^Open (\S+)$/m

interface Choices {
  /** The command's file, where it is not the repository's. */
  command?: string
}

/** Runs a verb in a module's folder until it ends. Returns what it says: of one that failed, why. */
export const runVerb = (folder: string, args: string[], { command = COMMAND, env }: Choices & { env?: object } = {}) =>
  promisify(execFile)(process.execPath, [command, ...args], { cwd: folder, env: { ...process.env, ...env } }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )

/** Serves a module in the shell of a system. Returns the address that it says, where it serves, and what it says later. */
export async function serveModule(
  folder: string,
  { url }: Pick<Server, 'url'>,
  { port, command = COMMAND }: Choices & { port?: string } = {},
) {
  const env = { ...process.env, REMOTE_PORT: port ?? String(await freePort()) }
  const child = spawn(process.execPath, [command, 'dev', '--shell', url], { cwd: folder, env })
  const ended = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      child.emit('said')
    })
  /** Waits until it says something after what it said before, and returns that. */
  const says = async (text: RegExp, from = 0) => {
    for (;;) {
      const [, found] = text.exec(said.slice(from)) ?? []
      if (found !== undefined) return found
      if (child.exitCode !== null) throw new Error(said)
      await Promise.race([once(child, 'said'), ended])
    }
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const address = await says(OPEN)
  return { address, origin: `http://localhost:${env.REMOTE_PORT}`, says, saidSoFar: () => said.length, stop }
}

/** Saves a file as editors do: nobody reads half of it. */
export async function save(file: string, text: string) {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
