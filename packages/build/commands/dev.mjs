import { once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { OVERRIDE, writeOverride } from '@fichero/contract/remote-override'
import { requireFit } from './read-build.mjs'
import { readArgs } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { requireFree } from './taken-port.mjs'
import { FOLDER, requireModule, say, startRspack } from './tools.mjs'

const usage = `fichero-remote dev [--shell URL]
Serves the module at 5174, or at REMOTE_PORT. Alone: you choose the role when you sign in there, and the API is that of
API_URL, else at 3000.
  --shell URL      in the shell of that system instead, for your own browser only, refreshed as you save. The system has
                   to say that it is not production
`

const TIMEOUT_MS = 10_000
const PAUSE_MS = 100
/** Within it an editor has written a file. */
const WRITTEN_MS = 50
/** Files of the module that a server reads when it starts, and only then. */
const READ_ONCE = ['package.json', 'remote.ts', 'rspack.config.ts']

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ url: string, versions: import('@fichero/contract/compatibility').Host }} Shell */

export const dev = {
  usage,
  /** @param {string[]} args */
  async run(args) {
    const url = shellIn(args)
    requireModule()
    const port = Number(process.env.REMOTE_PORT ?? '5174')
    await requireFree(port)
    const shell = url === undefined ? undefined : { url, versions: await versionsOf(url) }
    serve(port, shell)
  },
}

/** @param {string[]} args */
function shellIn(args) {
  const { shell } = readArgs(args, usage, { shell: { type: 'string' } }).values
  if (shell === undefined) return undefined
  if (!/^https?:\/\/[^/]/.test(shell) || !URL.canParse(shell))
    throw new Refusal('--shell is the address of the system: --shell https://pruebas.fichero.example', 2)
  return new URL(shell).origin
}

/**
 * Serves the module until it is stopped, and starts the server again when a file was saved that it reads once.
 * @param {number} port
 * @param {Shell | undefined} shell
 */
function serve(port, shell) {
  const env = { REMOTE_PORT: String(port), ...(shell && { NODE_ENV: 'development', SHELL_URL: shell.url }) }
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  /** Whether files were saved: then a server that ends waits for the next one. */
  let isAgain = false
  let again = Promise.resolve()
  let server = start()

  const watcher = watch(FOLDER, (_, file) => {
    if (!READ_ONCE.includes(String(file))) return
    clearTimeout(soon)
    soon = setTimeout(() => {
      again = again.then(() => startAgain(String(file)))
    }, WRITTEN_MS)
  })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isAgain = false
      if (isOver(server)) end(0)
      server.kill()
    })

  function start() {
    const child = startRspack('serve', env)
    child.on('close', (code) => {
      if (!isAgain) end(code)
    })
    if (shell)
      tellAddress(child, port, shell).catch((error) => {
        process.stderr.write(`${error.message}\n`)
        if (isAgain) return
        process.exitCode = error.exitCode ?? 1
        child.kill()
      })
    return child
  }

  /** @param {string} file */
  async function startAgain(file) {
    isAgain = true
    say(`\n${file} was saved, which is read once: the server starts again. Reload the page.`)
    const ended = isOver(server) ? undefined : once(server, 'close')
    server.kill()
    await ended
    server = start()
  }

  /** @param {number | null} code */
  function end(code) {
    clearTimeout(soon)
    watcher.close()
    process.exitCode ??= code ?? 0
  }
}

/** @param {ChildProcess} child */
const isOver = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/**
 * Says where the module is in the shell, once it is built and fits. Nobody else loads it, so the addresses of other
 * modules are not looked at.
 * @param {ChildProcess} server
 * @param {number} port
 * @param {Shell} shell
 */
async function tellAddress(server, port, shell) {
  const origin = `http://localhost:${port}`
  const descriptor = await describe(server, origin)
  if (!descriptor) return
  requireFit({ descriptor }, { shell: shell.versions, remotes: [] })
  const path = descriptor.nav[0]?.path ?? descriptor.routes[0]?.path ?? '/'
  say(`\nOpen ${shell.url}${path}?${OVERRIDE}=${writeOverride({ name: descriptor.name, origin })}`)
}

/**
 * Returns what the module's first build says of it; undefined where the server has ended.
 * @param {ChildProcess} server
 * @param {string} origin
 */
async function describe(server, origin) {
  while (!isOver(server)) {
    const answer = await fetch(`${origin}/remote.json`).catch(() => undefined)
    if (answer?.ok) return answer.json()
    await sleep(PAUSE_MS)
  }
  return undefined
}

/**
 * Returns what the shell of a system that is not production offers to remotes.
 * @param {string} url
 * @returns {Promise<import('@fichero/contract/compatibility').Host>}
 */
async function versionsOf(url) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(`${url}/development/shell.json`, { signal }).catch((error) => {
    throw new Refusal(`${url} could not be reached: ${error.cause?.message ?? error.message}.`)
  })
  if (answer.ok && answer.headers.get('content-type')?.includes('json')) return answer.json()
  throw new Refusal(
    `${url} takes no module from a developer's machine. A system that is not production does, if PRODUCTION=false was set where it was started.`,
  )
}
