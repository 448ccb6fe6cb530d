import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The code of a fake server that takes 300 ms to shut down and then writes the file `finished`. */
const SERVER = `
  import { writeFileSync } from 'node:fs'
  const end = () => { writeFileSync('finished', ''); process.exit(0) }
  process.on('SIGTERM', () => setTimeout(end, 300))
  setInterval(() => undefined, 1000)
  console.log('server ' + process.pid + ' is ready')
`

let folder: string
let npm: ChildProcess | undefined
let server = 0

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

afterEach(async () => {
  for (const pid of [npm?.pid ?? 0, server]) if (pid && isRunning(pid)) process.kill(pid, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

it('npm start forwards SIGTERM to the server and waits until it has ended', async () => {
  const { scripts } = JSON.parse(await readFile(resolve(__dirname, '../package.json'), 'utf8'))
  folder = await mkdtemp(join(tmpdir(), 'fichero-npm-start-'))
  await mkdir(join(folder, 'scripts'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start: scripts.start } }))
  await writeFile(join(folder, 'scripts/start.mjs'), SERVER)

  npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  npm.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  while (!output.includes('is ready')) await once(npm.stdout ?? npm, 'data')
  server = Number(/server (\d+)/.exec(output)?.[1])
  npm.kill('SIGTERM')
  await once(npm, 'exit')

  expect(isRunning(server)).toBe(false)
  expect(await readFile(join(folder, 'finished'), 'utf8')).toBe('')
  expect([npm.exitCode, npm.signalCode]).toEqual([0, null])
})
