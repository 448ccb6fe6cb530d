import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort, type Server } from './server.mjs'

const COMMAND = resolve(import.meta.dirname, '../../packages/build/bin/fichero-remote.mjs')

/** The printed line with the address that opens a module in the shell. */
export const OPEN = /^Open (\S+)$/m

/** Options of a run of the command. */
interface Choices {
  /** Path of the command. The default is the command of this repository. */
  command?: string
}

/** Runs a verb of the command in a module's folder. Returns its exit code and stdout, or stderr if it failed. */
export const runVerb = (folder: string, args: string[], { command = COMMAND, env }: Choices & { env?: object } = {}) =>
  promisify(execFile)(process.execPath, [command, ...args], { cwd: folder, env: { ...process.env, ...env } }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  )

/** Serves a module in the shell of a system. Returns the address printed, the origin served, and functions for later output. */
export async function serveModule(
  folder: string,
  { url }: Pick<Server, 'url'>,
  { port, command = COMMAND }: Choices & { port?: string } = {},
) {
  const env = { ...process.env, REMOTE_PORT: port ?? String(await freePort()) }
  const child = spawn(process.execPath, [command, 'dev', '--shell', url], { cwd: folder, env })
  const ended = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      child.emit('output')
    })
  /** Waits until the output from position `from` matches `text`, and returns its group. */
  const waitForOutput = async (text: RegExp, from = 0) => {
    for (;;) {
      const [, found] = text.exec(output.slice(from)) ?? []
      if (found !== undefined) return found
      if (child.exitCode !== null) throw new Error(output)
      await Promise.race([once(child, 'output'), ended])
    }
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const address = await waitForOutput(OPEN)
  return {
    address,
    origin: `http://localhost:${env.REMOTE_PORT}`,
    waitForOutput,
    outputLength: () => output.length,
    stop,
  }
}

/** Saves a file atomically, as editors do, so that no process reads half of it. */
export async function save(file: string, text: string) {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
