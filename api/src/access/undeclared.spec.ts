import { Controller, Get, Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { DataSource } from 'typeorm'
import { type Api, startApi, TEST_SECRET } from '../../testing/api.js'
import { buildAdmin } from '../../testing/build.js'
import { Config } from '../config/config.js'
import { appModule } from '../server/app.module.js'

@Controller('undeclared')
class UndeclaredController {
  @Get()
  read() {
    return { secret: true }
  }
}

const withUndeclared = (config: Config, dataSource: DataSource) => {
  @Module({ imports: [appModule(config, TEST_SECRET, dataSource)], controllers: [UndeclaredController] })
  class TestModule {}
  return NestFactory.create<NestExpressApplication>(TestModule, { logger: false })
}

let api: Api
let app: NestExpressApplication

beforeAll(async () => {
  api = await startApi()
  app = await withUndeclared(api.app.get(Config), api.dataSource)
  await app.listen(0, '127.0.0.1')
})
afterAll(async () => {
  await app.close()
  await api.close()
})

it('a route that declares no access rejects every request', async () => {
  const token = api.tokenOf(await buildAdmin(api.dataSource))
  const url = `${await app.getUrl()}/undeclared`
  for (const headers of [undefined, { 'x-token': token }]) {
    const response = await fetch(url, { headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ ok: false, code: 'forbidden' })
  }
})
