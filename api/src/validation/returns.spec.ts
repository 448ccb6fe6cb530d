import { Controller, Get, Module, Param } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { z } from 'zod'
import { Public } from '../access/access.decorators.js'
import { appModule } from '../app.module.js'
import { Config } from '../config/config.js'
import { rowChecks } from '../database/row-checks.js'
import { Versioned } from '../records/versioned.decorator.js'
import { type Api, startApi, TEST_SECRET } from '../testing/api.js'
import { buildAdmin } from '../testing/build.js'
import { Returns } from './returns.decorator.js'

const person = z.object({
  id: z.int(),
  nombre: z.string(),
  avance: z.number(),
  estado: z.enum(['habilitado', 'deshabilitado']),
  contacto: z.object({ correo: z.string() }).nullable(),
})
const people = z.object({ ok: z.literal(true), personas: z.array(person) })
/** Two kinds of answers, which are told apart by their fields. */
const either = z.union([people, z.object({ ok: z.literal(true), nadie: z.string() })])

const ANA = { id: 1, nombre: 'Ana "Ñ" \ud83d\u2028', avance: 99.5, estado: 'habilitado', contacto: { correo: 'a@b.c' } }
const LEA = { id: 2, nombre: '', avance: 0, estado: 'deshabilitado', contacto: null }
const of = (...personas: unknown[]) => ({ ok: true, personas })

class Entity {
  readonly contrasena = 'secreto'
  constructor(given: object) {
    Object.assign(this, given)
  }
  toJSON() {
    return { contrasena: 'secreto' }
  }
}

const KEPT: Record<string, unknown> = {
  exactly: of(ANA, LEA),
  nobody: of(),
  above: { ...of(ANA, LEA), contrasena: 'secreto' },
  nested: of(ANA, { ...LEA, contrasena: 'secreto' }),
  deeper: of({ ...ANA, contacto: { correo: 'a@b.c', clave: 'secreto' } }, LEA),
  last: of(...Array.from({ length: 999 }, () => ANA), { ...LEA, contrasena: 'secreto' }),
  entities: new Entity(of(new Entity(ANA), new Entity(LEA))),
  'of its own text': of({ ...ANA, toJSON: () => 'secreto' }, LEA),
}
const WRONG: Record<string, unknown> = {
  missing: of(ANA, { ...LEA, nombre: undefined, contrasena: 'secreto' }),
  'missing object': { personas: of(ANA), contrasena: 'secreto' },
  null: of(ANA, { ...LEA, nombre: null, contrasena: 'secreto' }),
  'text for number': of({ ...ANA, id: 'secreto' }),
  'number for text': of({ ...ANA, nombre: 12_345_678 }),
  'no number': of({ ...ANA, avance: Number.NaN, contrasena: 'secreto' }),
  'no whole number': of({ ...ANA, id: 12_345.678 }),
  'not of the list': of({ ...ANA, estado: 'secreto' }),
  'another literal': { ok: 'secreto', personas: [] },
  'in the last row': of(...Array.from({ length: 999 }, () => ANA), { ...LEA, contacto: 'secreto' }),
  nothing: undefined,
}
const VALUES = { ...KEPT, ...WRONG }

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

describe.each(['people', 'either', 'versioned'])('an answer of %s', (route) => {
  it.each(Object.keys(KEPT))('has the fields of its schema and no others: %s', async (name) => {
    const { status, type, text } = await read(`${route}/${name}`)
    expect({ status, type }).toEqual({ status: 200, type: 'application/json; charset=utf-8' })
    const rows = { nobody: [], last: [...Array.from({ length: 999 }, () => ANA), LEA] }[name] ?? [ANA, LEA]
    expect(JSON.parse(text)).toEqual(of(...rows))
  })

  it.each(Object.keys(WRONG))(
    'is an error without anything of it where it is not what its schema says: %s',
    async (name) => {
      const { status, text } = await read(`${route}/${name}`)
      expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 500, ok: false, code: 'internal' })
      expect(text).not.toMatch(/secreto|12.?345|Ana/)
    },
  )
})

it('what the database has and no list names is an error without anything of it', async () => {
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
