import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_DOCUMENT_FILE } from '@fichero/contract/limits'
import { Controller, Module, Post, UploadedFile } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { Public } from '../access/access.decorators.js'
import { appModule } from '../app.module.js'
import { Config } from '../config/config.js'
import { type Api, startApi, TEST_SECRET } from '../testing/api.js'
import { buildUser } from '../testing/build.js'
import { fakeIntervals } from '../testing/fake-intervals.js'
import { Upload } from './upload.decorator.js'

const LARGE = 500_000
let running = 0
let most = 0
let runningLarge = 0
let mostLarge = 0
let finish: () => void = () => undefined
let finished = Promise.resolve()

@Controller('uploads')
@Public()
class UploadsController {
  @Post()
  @Upload('archivo_excel', 1024)
  async upload(@UploadedFile() file?: Express.Multer.File) {
    most = Math.max(most, ++running)
    await finished
    running--
    return { size: file?.size }
  }

  @Post('large')
  @Upload('archivo_excel', LARGE)
  async uploadLarge(@UploadedFile() file?: Express.Multer.File) {
    mostLarge = Math.max(mostLarge, ++runningLarge)
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
  most = 0
  mostLarge = 0
  finished = new Promise((resolve) => {
    finish = resolve
  })
})
// What a failed test left under way would hold up those after it.
afterEach(() => finish())

/** Begins to send a file and does not go on. */
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
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5)
}

it('starts with an empty folder', () => {
  expect(files()).toBe(0)
})

it('handles two files at once, lets 48 wait on disk, and refuses more for now', async () => {
  const sent = Array.from({ length: 50 }, () => send())
  await until(() => files() === 50)
  const refused = await send()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await refused.json()).toMatchObject({ code: 'reader_busy' })
  finish()
  const answers = await Promise.all(sent)
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201))
  expect(most).toBe(2)
  expect(files()).toBe(0)
})

it('handles one large file at once, and a small one beside it', async () => {
  const large = Array.from({ length: 3 }, () => send(LARGE, '/large'))
  await until(() => runningLarge === 1 && files() === 3)
  const small = [send(), send()]
  await until(() => running === 2)
  finish()
  const answers = await Promise.all([...large, ...small])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect([most, mostLarge]).toEqual([2, 1])
})

it('tells whose turn it is and who waits, by the id that each sent', async () => {
  const token = api.tokenOf(await buildUser(api.dataSource))
  const ids = ['a', 'b', 'c'].map((digit) => digit.repeat(32))
  const stage = async (id: string) => {
    const path = `${url.replace('/uploads', '')}/importaciones/en-curso/${id}`
    return ((await (await fetch(path, { headers: { 'x-token': token } })).json()) as { etapa: string | null }).etapa
  }
  const sent: Promise<Response>[] = []
  for (const id of ids) {
    sent.push(send(10, `?progreso=${id}`, token))
    // A file on disk may still be on its way; one that has come whole has a stage.
    await until(async () => (await stage(id)) !== null)
    if (sent.length <= 2) await until(() => most === sent.length)
  }
  expect(await Promise.all(ids.map(stage))).toEqual(['lectura', 'lectura', 'espera'])
  finish()
  await Promise.all(sent)
  expect(await Promise.all(ids.map(stage))).toEqual([null, null, null])
})

it('keeps nothing of a file that is refused, or that never came whole', async () => {
  finish()
  expect((await send(1025)).status).toBe(413)
  const broken = begin(4)
  await until(() => files() === 1)
  broken.sent.destroy()
  await expect(broken.answer).rejects.toThrow()
  await until(() => files() === 0)
  expect((await send()).status).toBe(201)
})

it('takes ten files of a person at once, and those of others beside them', async () => {
  const token = api.tokenOf(await buildUser(api.dataSource))
  const other = api.tokenOf(await buildUser(api.dataSource))
  const sent = Array.from({ length: 10 }, () => send(10, '', token))
  await until(() => files() === 10)
  const refused = await send(10, '', token)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'too_many_at_once' })
  const beside = send(10, '', other)
  finish()
  expect(new Set((await Promise.all([...sent, beside])).map(({ status }) => status))).toEqual(new Set([201]))
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

  it('is cut after half a minute, and its place is free for others', async () => {
    const slow = Array.from({ length: 50 }, () => begin(30))
    await until(() => files() === 50)
    expect((await send()).status).toBe(503)
    jest.advanceTimersByTime(HALF_A_MINUTE)
    expect(await Promise.all(slow.map(({ answer }) => answer))).toEqual(Array(50).fill(408))
    expect((await send()).status).toBe(201)
    await until(() => files() === 0)
    expect(waitsForBytes()).toBe(0)
  })

  it('is taken while each half minute brings 120 KB', async () => {
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

  it('may take the eleven minutes of the largest one at 128 kbit/s', () => {
    const bytesPerSecond = 128_000 / 8
    expect((bytesPerSecond * HALF_A_MINUTE) / 1000).toBeGreaterThan(IN_HALF_A_MINUTE)
    const server: Server = api.app.getHttpServer()
    expect(server.requestTimeout).toBeGreaterThan((MAX_DOCUMENT_FILE / bytesPerSecond) * 1000)
  })
})
