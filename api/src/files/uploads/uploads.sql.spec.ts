import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_DOCUMENT_FILE } from '@fichero/contract/limits'
import { Controller, Module, Post, UploadedFile } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { type Api, startApi, TEST_SECRET } from '../../../testing/api.js'
import { buildUser } from '../../../testing/build.js'
import { fakeIntervals } from '../../../testing/fake-intervals.js'
import { Public } from '../../access/access.decorators.js'
import { Config } from '../../config/config.js'
import { appModule } from '../../server/app.module.js'
import { Upload } from './upload.decorator.js'

const LARGE = 500_000
let running = 0
let maxRunning = 0
let runningLarge = 0
let maxRunningLarge = 0
let finish: () => void = () => undefined
let finished = Promise.resolve()

@Controller('uploads')
@Public()
class UploadsController {
  @Post()
  @Upload('archivo_excel', 1024)
  async upload(@UploadedFile() file?: Express.Multer.File) {
    maxRunning = Math.max(maxRunning, ++running)
    await finished
    running--
    return { size: file?.size }
  }

  @Post('large')
  @Upload('archivo_excel', LARGE)
  async uploadLarge(@UploadedFile() file?: Express.Multer.File) {
    maxRunningLarge = Math.max(maxRunningLarge, ++runningLarge)
    const answer = await this.upload(file)
    runningLarge--
    return answer
  }
}

let api: Api
let app: NestExpressApplication
let url = ''
let folder = ''

beforeAll(async () => {
  api = await startApi()
  const config = api.app.get(Config)
  folder = join(config.dataDir, 'uploads')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'left-by-a-killed-process'), 'x')
  @Module({ imports: [appModule(config, TEST_SECRET, api.dataSource)], controllers: [UploadsController] })
  class TestModule {}
  app = await NestFactory.create<NestExpressApplication>(TestModule, { logger: false })
  await app.listen(0, '127.0.0.1')
  url = `${await app.getUrl()}/uploads`
})
afterAll(async () => {
  await app.close()
  await api.close()
})
beforeEach(() => {
  maxRunning = 0
  maxRunningLarge = 0
  finished = new Promise((resolve) => {
    finish = resolve
  })
})
// A request that a failed test left running would block the following tests.
afterEach(() => finish())

/** Sends the beginning of a file. */
function begin(bytes: number, token?: string) {
  const head = `--b\r\ncontent-disposition: form-data; name="archivo_excel"; filename="a.csv"\r\n\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=b', ...(token && { 'x-token': token }) }
  const sent = request(`${url}/large`, { method: 'POST', headers })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
  })
  sent.write(head + 'x'.repeat(bytes))
  return { sent, answer }
}

const send = (bytes = 10, path = '', token?: string) => {
  const body = new FormData()
  body.append('archivo_excel', new Blob(['x'.repeat(bytes)]), 'a.csv')
  return fetch(url + path, { method: 'POST', body, headers: token ? { 'x-token': token } : {} })
}
const files = () => readdirSync(folder).length
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(5)
}

it('the folder of uploads is emptied at the start', () => {
  expect(files()).toBe(0)
})

it('the server handles two files at once, queues 48 on disk, and rejects more with Retry-After', async () => {
  const sent = Array.from({ length: 50 }, () => send())
  await until(() => files() === 50)
  const refused = await send()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await refused.json()).toMatchObject({ code: 'reader_busy' })
  finish()
  const answers = await Promise.all(sent)
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201))
  expect(maxRunning).toBe(2)
  expect(files()).toBe(0)
})

it('the server handles at most one large file at a time, and a small file at the same time', async () => {
  const large = Array.from({ length: 3 }, () => send(LARGE, '/large'))
  await until(() => runningLarge === 1 && files() === 3)
  const small = [send(), send()]
  await until(() => running === 2)
  finish()
  const answers = await Promise.all([...large, ...small])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect([maxRunning, maxRunningLarge]).toEqual([2, 1])
})

it('the progress of an upload shows whether its file is being read or waits', async () => {
  const token = api.tokenOf(await buildUser(api.dataSource))
  const ids = ['a', 'b', 'c'].map((digit) => digit.repeat(32))
  const stage = async (id: string) => {
    const path = `${url.replace('/uploads', '')}/importaciones/en-curso/${id}`
    return ((await (await fetch(path, { headers: { 'x-token': token } })).json()) as { etapa: string | null }).etapa
  }
  const sent: Promise<Response>[] = []
  for (const id of ids) {
    sent.push(send(10, `?progreso=${id}`, token))
    // A file on disk may be incomplete; only a complete file has a stage.
    await until(async () => (await stage(id)) !== null)
    if (sent.length <= 2) await until(() => maxRunning === sent.length)
  }
  expect(await Promise.all(ids.map(stage))).toEqual(['lectura', 'lectura', 'espera'])
  finish()
  await Promise.all(sent)
  expect(await Promise.all(ids.map(stage))).toEqual([null, null, null])
})

it('rejected and incomplete files are deleted', async () => {
  finish()
  expect((await send(1025)).status).toBe(413)
  const broken = begin(4)
  await until(() => files() === 1)
  broken.sent.destroy()
  await expect(broken.answer).rejects.toThrow()
  await until(() => files() === 0)
  expect((await send()).status).toBe(201)
})

it('the server accepts at most ten files of one user at once, and files of other users meanwhile', async () => {
  const token = api.tokenOf(await buildUser(api.dataSource))
  const other = api.tokenOf(await buildUser(api.dataSource))
  const sent = Array.from({ length: 10 }, () => send(10, '', token))
  await until(() => files() === 10)
  const refused = await send(10, '', token)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'too_many_at_once' })
  const ofOther = send(10, '', other)
  finish()
  expect(new Set((await Promise.all([...sent, ofOther])).map(({ status }) => status))).toEqual(new Set([201]))
  expect((await send(10, '', token)).status).toBe(201)
})

describe('a file that arrives slowly', () => {
  const HALF_A_MINUTE = 30_000
  const IN_HALF_A_MINUTE = 120 * 1024
  const waitsForBytes = () => jest.getTimerCount()

  beforeEach(() => {
    fakeIntervals()
    finish()
  })
  afterEach(() => jest.useRealTimers())

  it('is aborted after half a minute and no longer counts as in progress', async () => {
    const slow = Array.from({ length: 50 }, () => begin(30))
    await until(() => files() === 50)
    expect((await send()).status).toBe(503)
    jest.advanceTimersByTime(HALF_A_MINUTE)
    expect(await Promise.all(slow.map(({ answer }) => answer))).toEqual(Array(50).fill(408))
    expect((await send()).status).toBe(201)
    await until(() => files() === 0)
    expect(waitsForBytes()).toBe(0)
  })

  it('is accepted if 120 KB arrive every half minute', async () => {
    const { sent, answer } = begin(IN_HALF_A_MINUTE)
    const size = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    await until(() => size() === IN_HALF_A_MINUTE)
    jest.advanceTimersByTime(HALF_A_MINUTE)
    sent.write('x'.repeat(IN_HALF_A_MINUTE))
    await until(() => size() === 2 * IN_HALF_A_MINUTE)
    jest.advanceTimersByTime(HALF_A_MINUTE)
    sent.end('\r\n--b--\r\n')
    expect(await answer).toBe(201)
    expect(waitsForBytes()).toBe(0)
  })

  it('has enough time at 128 kbit/s, even if it has the maximum size', () => {
    const bytesPerSecond = 128_000 / 8
    expect((bytesPerSecond * HALF_A_MINUTE) / 1000).toBeGreaterThan(IN_HALF_A_MINUTE)
    const server: Server = api.app.getHttpServer()
    expect(server.requestTimeout).toBeGreaterThan((MAX_DOCUMENT_FILE / bytesPerSecond) * 1000)
  })
})
