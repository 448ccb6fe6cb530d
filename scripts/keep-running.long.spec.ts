import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const LIBRARY = pathToFileURL(resolve(__dirname, 'lib/keep-running.mjs')).href

let folder: string
let parent: ChildProcess | undefined
let output: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-keep-running-'))
})
afterEach(async () => {
  parent?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Runs `keepRunning` in a child process, with this code instead of the server's. */
async function runServer(server: string): Promise<void> {
  const program = join(folder, 'server.mjs')
  await writeFile(program, server)
  const script = join(folder, 'parent.mjs')
  await writeFile(
    script,
    `import { keepRunning } from '${LIBRARY}'\nkeepRunning(${JSON.stringify(program)}, { pauses: [0] })`,
  )
  parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] })
  output = ''
  for (const stream of [parent.stdout, parent.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text))
}
const until = async (text: RegExp) => {
  while (!text.test(output)) await once(parent?.stdout ?? process, 'data')
}
const exit = async () => {
  if (parent?.exitCode === null) await once(parent, 'close')
  return parent?.exitCode
}

const READY = `process.send('ready', () => setTimeout(() => console.log('server ' + process.pid + ' is ready'), 100))
setInterval(() => {}, 1000)
process.on('disconnect', () => process.exit(0))`

it('keepRunning restarts a server that ended unexpectedly, logs it, and forwards SIGTERM', async () => {
  await runServer(`process.on('SIGTERM', () => process.exit(0)); ${READY}`)
  await until(/server \d+ is ready/)
  process.kill(Number(/server (\d+)/.exec(output)?.[1]), 'SIGKILL')
  await until(/ready[\s\S]*ready/)
  expect(output).toMatch(/terminó sin que nadie lo pidiera \(SIGKILL\)\. Se inicia de nuevo en 0 s\./)
  parent?.kill('SIGTERM')
  expect(await exit()).toBe(0)
})

it('keepRunning limits the memory of the server', async () => {
  await runServer(`console.log(process.env.MALLOC_ARENA_MAX, process.execArgv.join(' ')); process.exit(1)`)
  expect(await exit()).toBe(1)
  expect(output).toBe('2 --max-old-space-size=1024\n')
})

it('keepRunning does not restart a server that was never ready, or that ended with exit code 0', async () => {
  await runServer(`console.log('DATABASE_URL: …'); process.exit(1)`)
  expect(await exit()).toBe(1)
  expect(output).toBe('DATABASE_URL: …\n')
  await runServer(`console.log('once'); process.send('ready', () => process.exit(0))`)
  expect(await exit()).toBe(0)
  expect(output).toBe('once\n')
})

it('the server ends when its parent process is killed', async () => {
  await runServer(READY)
  await until(/server \d+ is ready/)
  const pid = Number(/server (\d+)/.exec(output)?.[1])
  parent?.kill('SIGKILL')
  while (isRunning(pid)) await new Promise((again) => setTimeout(again, 20))
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
