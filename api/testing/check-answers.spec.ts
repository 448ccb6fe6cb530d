import { Controller, Get, HttpException, Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { ApiResponse } from '@nestjs/swagger'
import { z } from 'zod'
import { checkAnswers } from './check-answers.js'

const standardSchema = z.object({ ok: z.literal(true), users: z.array(z.object({ id: z.int() })) })

@Controller('answers')
class AnsweringController {
  @Get('good')
  @ApiResponse({ status: 200, standardSchema })
  good() {
    return { ok: true, users: [{ id: 1 }] }
  }

  @Get('undeclared')
  @ApiResponse({ status: 200, standardSchema })
  undeclared() {
    return { ok: true, users: [{ id: 1, contrasena: 'x' }] }
  }

  @Get('incomplete')
  @ApiResponse({ status: 200, standardSchema })
  incomplete() {
    return { ok: true }
  }

  @Get('silent')
  silent() {
    return { ok: true }
  }

  @Get('refusal')
  refusal() {
    throw new HttpException({ ok: false, code: 'conflict', msg: '', request_id: 'x', stack: 'x' }, 409)
  }

  @Get('status')
  status() {
    throw new HttpException({ ok: false, code: 'conflict', msg: '', request_id: 'x' }, 400)
  }

  @Get(':id')
  @ApiResponse({ status: 200, standardSchema: z.object({}) })
  get() {
    return {}
  }
}

@Module({ controllers: [AnsweringController] })
class AnsweringModule {}

let app: NestExpressApplication
let breaches: string[]
beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(AnsweringModule, { logger: false })
  app.setGlobalPrefix('api')
  breaches = checkAnswers(app)
  await app.listen(0, '127.0.0.1')
})
afterAll(() => app.close())

it.each([
  ['good', undefined],
  ['7', undefined],
  ['undeclared', /undeclared fields/],
  ['incomplete', /users/],
  ['silent', /declares no answer with this status/],
  ['refusal', /undeclared fields/],
  ['status', /has the status 409 for conflict/],
  ['7/nothing', /ok/],
])('checkAnswers checks the answer of GET /answers/%s', async (path, sentence) => {
  await fetch(`${await app.getUrl()}/api/answers/${path}`)
  expect(breaches.splice(0)).toEqual(sentence ? [expect.stringMatching(sentence)] : [])
})
