import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HelperProcess } from './helper-process.js'

const LIMIT = 20_000

let folder: string
let echo: HelperProcess<string, string>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-'))
  const path = join(folder, 'echo.cjs')
  await writeFile(
    path,
    `process.on('message', (text) => process.send(text === 'pid' ? process.pid : text)); process.send(null)`,
  )
  echo = new HelperProcess({ path, heapMb: 32, youngMb: 1 })
})
afterEach(async () => {
  await echo.end()
  await rm(folder, { recursive: true })
})

it('a helper process answers messages one at a time', async () => {
  expect([await echo.ask('one', LIMIT), await echo.ask('two', LIMIT), echo.requests]).toEqual(['one', 'two', 2])
})

it('a helper process that died between two messages rejects the next message at once', async () => {
  const pid = Number(await echo.ask('pid', LIMIT))
  process.kill(pid, 'SIGKILL')
  while (echo.isAlive) await new Promise((wait) => setTimeout(wait, 10))
  await expect(echo.ask('two', LIMIT)).rejects.toMatchObject({ failure: 'died' })
})

it('a helper process has exited when end() resolves, even if end() is called several times', async () => {
  const pid = Number(await echo.ask('pid', LIMIT))
  await Promise.all([echo.end(), echo.end()])
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await echo.end()
})

it('end() resolves for a helper process that could not be started', async () => {
  const missing = new HelperProcess({ path: join(folder, 'none.cjs'), heapMb: 32, youngMb: 1 })
  await expect(missing.ask('one', LIMIT)).rejects.toMatchObject({ failure: 'not started' })
  await missing.end()
})
