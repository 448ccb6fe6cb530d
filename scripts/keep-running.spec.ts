import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const LIBRARY = pathToFileURL(resolve(__dirname, 'lib/keep-running.mjs')).href

let folder: string
let keeper: ChildProcess | undefined
let said: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-keep-running-'))
})
afterEach(async () => {
  keeper?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Runs a program in the place of the server. */
async function keep(server: string): Promise<void> {
  const program = join(folder, 'server.mjs')
  await writeFile(program, server)
  const script = join(folder, 'keeper.mjs')
  await writeFile(
    script,
    `import { keepRunning } from '${LIBRARY}'\nkeepRunning(${JSON.stringify(program)}, { pauses: [0] })`,
  )
  keeper = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] })
  said = ''
  for (const stream of [keeper.stdout, keeper.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text))
}
const until = async (text: RegExp) => {
  while (!text.test(said)) await once(keeper?.stdout ?? process, 'data')
}
const exit = async () => {
  if (keeper?.exitCode === null) await once(keeper, 'close')
  return keeper?.exitCode
}

const READY = `process.send('ready', () => setTimeout(() => console.log('server ' + process.pid + ' is ready'), 100))
setInterval(() => {}, 1000)
process.on('disconnect', () => process.exit(0))`

it('starts a server again that ended by itself, says so, and passes SIGTERM on', async () => {
  await keep(`process.on('SIGTERM', () => process.exit(0)); ${READY}`)
  await until(/server \d+ is ready/)
  process.kill(Number(/server (\d+)/.exec(said)?.[1]), 'SIGKILL')
  await until(/ready[\s\S]*ready/)
  expect(said).toMatch(/terminó sin que nadie lo pidiera \(SIGKILL\)\. Se inicia de nuevo en 0 s\./)
  keeper?.kill('SIGTERM')
  expect(await exit()).toBe(0)
})

it('limits the memory of the server', async () => {
  await keep(`console.log(process.env.MALLOC_ARENA_MAX, process.execArgv.join(' ')); process.exit(1)`)
  expect(await exit()).toBe(1)
  expect(said).toBe('2 --max-old-space-size=1024\n')
})

it('does not start a server again that was never ready, or that ended as it was asked to', async () => {
  await keep(`console.log('DATABASE_URL: …'); process.exit(1)`)
  expect(await exit()).toBe(1)
  expect(said).toBe('DATABASE_URL: …\n')
  await keep(`console.log('once'); process.send('ready', () => process.exit(0))`)
  expect(await exit()).toBe(0)
  expect(said).toBe('once\n')
})

it('a server does not outlive the process that keeps it running', async () => {
  await keep(READY)
  await until(/server \d+ is ready/)
  const pid = Number(/server (\d+)/.exec(said)?.[1])
  keeper?.kill('SIGKILL')
  while (isThere(pid)) await new Promise((again) => setTimeout(again, 20))
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
