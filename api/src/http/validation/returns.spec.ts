import { Controller, Get, Module, Param } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { z } from 'zod'
import { type Api, startApi, TEST_SECRET } from '../../../testing/api.js'
import { buildAdmin } from '../../../testing/build.js'
import { Public } from '../../access/access.decorators.js'
import { Config } from '../../config/config.js'
import { rowChecks } from '../../database/row-checks.js'
import { Versioned } from '../../records/row-updates/versioned.decorator.js'
import { appModule } from '../../server/app.module.js'
import { Returns } from './returns.decorator.js'

const person = z.object({
  id: z.int(),
  nombre: z.string(),
  avance: z.number(),
  estado: z.enum(['habilitado', 'deshabilitado']),
  contacto: z.object({ correo: z.string() }).nullable(),
})
const people = z.object({ ok: z.literal(true), personas: z.array(person) })
/** An answer that has one of two shapes. */
const either = z.union([people, z.object({ ok: z.literal(true), nadie: z.string() })])

const ANA = { id: 1, nombre: 'Ana "Ñ" \ud83d\u2028', avance: 99.5, estado: 'habilitado', contacto: { correo: 'a@b.c' } }
const LEA = { id: 2, nombre: '', avance: 0, estado: 'deshabilitado', contacto: null }
const answerOf = (...personas: unknown[]) => ({ ok: true, personas })

class Entity {
  readonly contrasena = 'secreto'
  constructor(values: object) {
    Object.assign(this, values)
  }
  toJSON() {
    return { contrasena: 'secreto' }
  }
}

const VALID: Record<string, unknown> = {
  'no other fields': answerOf(ANA, LEA),
  nobody: answerOf(),
  'extra field at the top': { ...answerOf(ANA, LEA), contrasena: 'secreto' },
  'extra field in a row': answerOf(ANA, { ...LEA, contrasena: 'secreto' }),
  'extra field in an object of a row': answerOf({ ...ANA, contacto: { correo: 'a@b.c', clave: 'secreto' } }, LEA),
  last: answerOf(...Array.from({ length: 999 }, () => ANA), { ...LEA, contrasena: 'secreto' }),
  entities: new Entity(answerOf(new Entity(ANA), new Entity(LEA))),
  'custom toJSON': answerOf({ ...ANA, toJSON: () => 'secreto' }, LEA),
}
const INVALID: Record<string, unknown> = {
  missing: answerOf(ANA, { ...LEA, nombre: undefined, contrasena: 'secreto' }),
  'missing object': { personas: answerOf(ANA), contrasena: 'secreto' },
  null: answerOf(ANA, { ...LEA, nombre: null, contrasena: 'secreto' }),
  'text for number': answerOf({ ...ANA, id: 'secreto' }),
  'number for text': answerOf({ ...ANA, nombre: 12_345_678 }),
  'no number': answerOf({ ...ANA, avance: Number.NaN, contrasena: 'secreto' }),
  'no integer': answerOf({ ...ANA, id: 12_345.678 }),
  'not in the enum': answerOf({ ...ANA, estado: 'secreto' }),
  'another literal': { ok: 'secreto', personas: [] },
  'in the last row': answerOf(...Array.from({ length: 999 }, () => ANA), { ...LEA, contacto: 'secreto' }),
  nothing: undefined,
}
const VALUES = { ...VALID, ...INVALID }

@Controller('answers')
@Public()
class AnswersController {
  @Get('people/:name')
  @Returns(people)
  people(@Param('name') name: string) {
    return VALUES[name]
  }

  @Get('either/:name')
  @Returns(either)
  either(@Param('name') name: string) {
    return VALUES[name]
  }

  @Get('versioned/:name')
  @Versioned(() => 7)
  @Returns(people)
  versioned(@Param('name') name: string) {
    return VALUES[name]
  }
}

let api: Api
let app: NestExpressApplication
let url: string

beforeAll(async () => {
  api = await startApi()
  @Module({ imports: [appModule(api.app.get(Config), TEST_SECRET, api.dataSource)], controllers: [AnswersController] })
  class TestModule {}
  app = await NestFactory.create<NestExpressApplication>(TestModule, { logger: false })
  await app.listen(0, '127.0.0.1')
  url = `${await app.getUrl()}/answers`
})
afterAll(async () => {
  await app.close()
  await api.close()
})

async function read(path: string) {
  const response = await fetch(`${url}/${path}`)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe.each(['people', 'either', 'versioned'])('an answer of the route %s', (route) => {
  it.each(Object.keys(VALID))('has exactly the fields of its schema: %s', async (name) => {
    const { status, type, text } = await read(`${route}/${name}`)
    expect({ status, type }).toEqual({ status: 200, type: 'application/json; charset=utf-8' })
    const rows = { nobody: [], last: [...Array.from({ length: 999 }, () => ANA), LEA] }[name] ?? [ANA, LEA]
    expect(JSON.parse(text)).toEqual(answerOf(...rows))
  })

  it.each(Object.keys(INVALID))(
    'is an internal error without any of its data if it violates the schema: %s',
    async (name) => {
      const { status, text } = await read(`${route}/${name}`)
      expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 500, ok: false, code: 'internal' })
      expect(text).not.toMatch(/secreto|12.?345|Ana/)
    },
  )
})

it('an unknown enum value in the database is an internal error without any of its data', async () => {
  const admin = await buildAdmin(api.dataSource)
  await api.dataSource.query("UPDATE usuario SET tipo = 'secreto' WHERE id = ?", [admin.id])
  rowChecks.isOn = false
  try {
    const { status, body } = await api.get('/users', api.tokenOf(admin))
    expect({ status, body }).toMatchObject({ status: 500, body: { ok: false, code: 'internal' } })
    expect(JSON.stringify(body)).not.toContain('secreto')
  } finally {
    rowChecks.isOn = true
  }
})
