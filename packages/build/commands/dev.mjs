import { once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inSlot } from '@fichero/contract/named-parts'
import { OVERRIDE, writeOverride } from '@fichero/contract/remote-override'
import { requireCompatible } from './read-build.mjs'
import { readArgs } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { requireFree } from './require-free-port.mjs'
import { FOLDER, requireModule, say, startRspack } from './tools.mjs'

const usage = `fichero-remote dev [--shell URL]
Serves the module on port 5174, or on REMOTE_PORT. Without --shell the module runs alone: you choose a role at the sign-in,
and the examples of its pages (src/pages/PAGE.examples.ts) take the place of the API. With API_URL in the environment, that
system is the API, where you sign in with an account.
  --shell URL      runs the module inside the shell of that system instead, only in your browser, with fast refresh. The
                   system must run with PRODUCTION=false
`

const TIMEOUT_MS = 10_000
const PAUSE_MS = 100
/** Debounce time, in which an editor finishes writing a file. */
const DEBOUNCE_MS = 50
/** Files of the module that the development server reads only when it starts. */
const READ_ONCE = ['package.json', 'remote.ts', 'rspack.config.ts']

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ url: string, versions: import('@fichero/contract/compatibility').Host }} Shell */

export const dev = {
  usage,
  /** @param {string[]} args */
  async run(args) {
    const url = shellOriginOf(args)
    requireModule()
    const port = Number(process.env.REMOTE_PORT ?? '5174')
    await requireFree(port)
    const shell = url === undefined ? undefined : { url, versions: await versionsOf(url) }
    serve(port, shell)
  },
}

/** Returns the origin of the system that `--shell` names; undefined without this option. @param {string[]} args */
function shellOriginOf(args) {
  const { shell } = readArgs(args, usage, { shell: { type: 'string' } }).values
  if (shell === undefined) return undefined
  if (!/^https?:\/\/[^/]/.test(shell) || !URL.canParse(shell))
    throw new Refusal('--shell must be the address of a system: --shell https://pruebas.fichero.example', 2)
  return new URL(shell).origin
}

/**
 * Serves the module until it is stopped. Restarts the server when one of `READ_ONCE` is saved.
 * @param {number} port
 * @param {Shell | undefined} shell
 */
function serve(port, shell) {
  const env = { REMOTE_PORT: String(port), ...(shell && { NODE_ENV: 'development', SHELL_URL: shell.url }) }
  /** @type {NodeJS.Timeout | undefined} */
  let debounce
  /** True while a saved file restarts the server, so that the command does not end together with the old server. */
  let isRestarting = false
  let restart = Promise.resolve()
  let server = start()

  const watcher = watch(FOLDER, (_, file) => {
    if (!READ_ONCE.includes(String(file))) return
    clearTimeout(debounce)
    debounce = setTimeout(() => {
      restart = restart.then(() => restartAfter(String(file)))
    }, DEBOUNCE_MS)
  })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isRestarting = false
      if (hasEnded(server)) end(0)
      server.kill()
    })

  function start() {
    const child = startRspack('serve', env)
    child.on('close', (code) => {
      if (!isRestarting) end(code)
    })
    if (shell)
      printAddress(child, port, shell).catch((error) => {
        process.stderr.write(`${error.message}\n`)
        if (isRestarting) return
        process.exitCode = error.exitCode ?? 1
        child.kill()
      })
    return child
  }

  /** @param {string} file */
  async function restartAfter(file) {
    isRestarting = true
    say(`\n${file} was saved, and the server reads it only when it starts. Restarting the server. Reload the page.`)
    const ended = hasEnded(server) ? undefined : once(server, 'close')
    server.kill()
    await ended
    server = start()
  }

  /** @param {number | null} code */
  function end(code) {
    clearTimeout(debounce)
    watcher.close()
    process.exitCode ??= code ?? 0
  }
}

/** @param {ChildProcess} child */
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/**
 * Prints the URL at which the shell opens the module, once the module is built and compatible. Only this developer's browser
 * loads the module, so conflicts with routes of other modules are not checked.
 * @param {ChildProcess} server
 * @param {number} port
 * @param {Shell} shell
 */
async function printAddress(server, port, shell) {
  const origin = `http://localhost:${port}`
  const descriptor = await waitForDescriptor(server, origin)
  if (!descriptor) return
  requireCompatible({ descriptor }, { shell: shell.versions, remotes: [] })
  const path = [...inSlot(descriptor.links, 'menu'), ...descriptor.routes][0]?.path ?? '/'
  say(`\nOpen ${shell.url}${path}?${OVERRIDE}=${writeOverride({ name: descriptor.name, origin })}`)
}

/**
 * Returns the descriptor of the module's first build; undefined if the server has ended.
 * @param {ChildProcess} server
 * @param {string} origin
 */
async function waitForDescriptor(server, origin) {
  while (!hasEnded(server)) {
    const answer = await fetch(`${origin}/remote.json`).catch(() => undefined)
    if (answer?.ok) return answer.json()
    await sleep(PAUSE_MS)
  }
  return undefined
}

/**
 * Returns the versions that the shell of a system offers to remotes. Only a system with `PRODUCTION=false` has this file.
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
    `${url} accepts no module from a developer's machine. Only a system that was started with PRODUCTION=false does.`,
  )
}
