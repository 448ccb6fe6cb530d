// Runs the shell at 5173, rebuilds remotes when their sources change, and runs the API at 3000 with `node --watch`. A
// change of the shell or the kit reloads the browser; a change of a remote is visible after the next reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildParts } from './lib/build-parts.mjs'
import { PARTS, REMOTES } from './lib/parts.mjs'
import { ROOT } from './lib/root.mjs'
import { deleteStamp } from './lib/stamp.mjs'
import { toolFile } from './lib/tools.mjs'

const RSPACK = toolFile('rspack', '@rspack/cli')
const TSC = toolFile('tsc', '@typescript/native')
const port = process.env.PORT ?? '3000'

const children = []
let stopping = false

function run(name, args, { cwd = ROOT, env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      for (const line of text.split('\n')) if (line.trim()) process.stdout.write(`${name.padEnd(16)} ${line}\n`)
    })
  child.on('close', (code) => {
    if (!stopping) stop(`${name} ended with code ${code}.`, 1)
  })
  children.push(child)
}

function stop(sentence, code) {
  stopping = true
  if (sentence) process.stderr.write(`${sentence}\n`)
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop('', 0))

try {
  await buildParts()
  // These folders now get development builds, so `npm run build` must replace them.
  for (const part of PARTS) if (REMOTES.includes(part.name)) deleteStamp(part)
  const development = { NODE_ENV: 'development' }
  run('api types', [TSC, '-b', 'api/tsconfig.build.json', '--watch', '--preserveWatchOutput'])
  run('api', ['--watch', '--watch-preserve-output', 'api/dist/main.js'], {
    env: { PORT: port, PRODUCTION: 'false', LOG_FORMAT: 'text' },
  })
  for (const remote of REMOTES) run(remote, [RSPACK, 'build', '--watch'], { cwd: join(ROOT, remote), env: development })
  run('shell', [RSPACK, 'serve'], {
    cwd: join(ROOT, 'shell'),
    env: { ...development, API_URL: `http://localhost:${port}` },
  })
} catch (error) {
  stop(error.message, 1)
}
