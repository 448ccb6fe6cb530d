// `npm run dev -w mfe-NAME`: serves a remote alone. With `-- --shell URL` it is in the shell of that system, for one's own
// browser, and refreshed as its files are saved. The system has to say that it is not production.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildParts } from '../../../scripts/lib/build-parts.mjs'
import { PARTS } from '../../../scripts/lib/parts.mjs'
import { ROOT } from '../../../scripts/lib/root.mjs'
import { Refusal } from './refusal.mjs'

const RSPACK = join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js')
const TIMEOUT_MS = 10_000
const PAUSE_MS = 100

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server?.kill())

try {
  await serve(shellIn(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error.stack ?? error)}\n`)
  process.exitCode = error.exitCode ?? 1
  server?.kill()
}

/** Returns the address of the system; undefined where none is given. */
function shellIn(args) {
  const { shell } = parse(args)
  if (shell === undefined) return undefined
  if (!/^https?:\/\/[^/]/.test(shell) || !URL.canParse(shell))
    throw new Refusal('--shell is the address of the system: --shell https://pruebas.fichero.example', 2)
  return new URL(shell).origin
}

function parse(args) {
  try {
    return parseArgs({ args, options: { shell: { type: 'string' } } }).values
  } catch (error) {
    throw new Refusal(`${error.message}\n\nnpm run dev -w mfe-NAME [-- --shell URL]`, 2)
  }
}

/** @param {string | undefined} shell */
async function serve(shell) {
  await buildParts({ only: PARTS[0].name })
  if (!shell) return start({})
  // Both read the contract, which may have been built just now.
  const { OVERRIDE, writeOverride } = await import('@fichero/contract/remote-override')
  const { requireFit } = await import('./read-build.mjs')
  const host = await versionsOf(shell)
  const port = process.env.REMOTE_PORT ?? '5174'
  start({ NODE_ENV: 'development', SHELL_URL: shell, REMOTE_PORT: port })
  const origin = `http://localhost:${port}`
  const descriptor = await describe(origin)
  if (!descriptor) return
  // Nobody else loads it, so the addresses of other remotes are not looked at.
  requireFit({ descriptor }, { shell: host, remotes: [] })
  const path = descriptor.nav[0]?.path ?? descriptor.routes[0]?.path ?? '/'
  const address = `${shell}${path}?${OVERRIDE}=${writeOverride({ name: descriptor.name, origin })}`
  process.stdout.write(`\nOpen ${address}\n`)
}

/** @param {Record<string, string>} env */
function start(env) {
  server = spawn(process.execPath, [RSPACK, 'serve'], { stdio: 'inherit', env: { ...process.env, ...env } })
  server.on('close', (code) => {
    process.exitCode ??= code ?? 0
  })
}

/**
 * Returns what the shell of a system that is not production offers to remotes.
 * @returns {Promise<import('@fichero/contract/compatibility').Host>}
 */
async function versionsOf(shell) {
  const answer = await fetch(`${shell}/development/shell.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error) => {
      throw new Refusal(`${shell} could not be reached: ${error.cause?.message ?? error.message}.`)
    },
  )
  if (answer.ok && answer.headers.get('content-type')?.includes('json')) return answer.json()
  throw new Refusal(
    `${shell} takes no module from a developer's machine. A system that is not production does, if PRODUCTION=false was set where it was started.`,
  )
}

/** Returns what the remote's first build says of it; undefined where the server has ended. */
async function describe(origin) {
  while (server?.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`${origin}/remote.json`).catch(() => undefined)
    if (answer?.ok) return answer.json()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return undefined
}
