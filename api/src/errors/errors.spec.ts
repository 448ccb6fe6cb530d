import { Body, Controller, Get, Module, Post, UploadedFile } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { z } from 'zod'
import { type Api, startApi, TEST_SECRET } from '../../testing/api.js'
import { buildUser } from '../../testing/build.js'
import { Public } from '../access/access.decorators.js'
import { Config } from '../config/config.js'
import { inTransaction } from '../database/transaction.js'
import { Upload } from '../files/uploads/upload.decorator.js'
import { dataPart } from '../http/validation/data-part.js'
import { appModule } from '../server/app.module.js'
import { fail, failFields } from './fail.js'

const part = z.object({ nombre: z.string({ error: 'required' }), horas: z.number() })

@Controller('throws')
@Public()
class ThrowingController {
  @Get('bug')
  bug() {
    throw new TypeError('SELECT contrasena FROM usuario at /srv/secret.ts')
  }

  @Get('catalogue')
  catalogue() {
    throw fail('rows_rejected', { archivo: 'a.xls' }, { reporte: { filas: 3 } })
  }

  @Get('fields')
  fields() {
    throw failFields({ nroFicha: 'taken' })
  }

  @Post('upload')
  @Upload('archivo_excel', 1024 * 1024)
  upload(@Body({ schema: dataPart(part) }) data: object, @UploadedFile() file?: Express.Multer.File) {
    return { data, name: file?.originalname ?? null, size: file?.size ?? null }
  }
}

let api: Api
let app: NestExpressApplication
let url = ''

beforeAll(async () => {
  api = await startApi()
  @Module({ imports: [appModule(api.app.get(Config), TEST_SECRET, api.dataSource)], controllers: [ThrowingController] })
  class TestModule {}
  app = await NestFactory.create<NestExpressApplication>(TestModule, { logger: false })
  await app.listen(0, '127.0.0.1')
  url = `${await app.getUrl()}/throws`
})
afterAll(async () => {
  await app.close()
  await api.close()
})

const get = async (path: string) => {
  const response = await fetch(`${url}/${path}`)
  // The id refers to a line of the request log, which is not tested here.
  const { request_id: _, ...body } = (await response.json()) as Record<string, unknown>
  return { status: response.status, body }
}

const upload = async (parts: Record<string, string | File>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.append(name, value)
  return send(body)
}

const send = async (body: FormData) => {
  const response = await fetch(`${url}/upload`, { method: 'POST', body })
  return { status: response.status, body: await response.json() }
}

it('the API answers an unexpected error without its details', async () => {
  expect(await get('bug')).toEqual({
    status: 500,
    body: { ok: false, code: 'internal', msg: 'Ha ocurrido un error inesperado' },
  })
})

it('the API answers errors of the catalogue with status, params and extra fields', async () => {
  expect(await get('catalogue')).toMatchObject({
    status: 422,
    body: { ok: false, code: 'rows_rejected', params: { archivo: 'a.xls' }, reporte: { filas: 3 } },
  })
  expect(await get('fields')).toEqual({
    status: 400,
    body: {
      ok: false,
      code: 'validation',
      msg: 'Revise los campos señalados.',
      errors: { nroFicha: { code: 'taken', msg: 'Ya existe un registro con este valor.' } },
    },
  })
})

it.each<[string, RequestInit, number, string]>([
  ['broken JSON', { body: '{"a":', headers: { 'content-type': 'application/json' } }, 400, 'json_invalid'],
  [
    'a body that is too large',
    { body: `"${'x'.repeat(200_000)}"`, headers: { 'content-type': 'application/json' } },
    413,
    'payload_too_large',
  ],
  ['an unknown charset', { body: '{}', headers: { 'content-type': 'application/json; charset=x' } }, 400, 'malformed'],
  ['a body of another type', { body: 'a=1', headers: { 'content-type': 'text/plain' } }, 415, 'media_type_not_taken'],
])('the API rejects %s', async (_, init, status, code) => {
  const response = await fetch(`${api.url}/api/auth/login`, { method: 'POST', ...init })
  expect(response.headers.get('x-powered-by')).toBeNull()
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ ok: false, code })
})

it.each(['/api/nope', '/api/users/1/nope', '/api/%E0%A4%A'])(
  'the unknown path %s is answered with the error body',
  async (path) => {
    const response = await fetch(`${api.url}${path}`)
    expect(response.status).toBeLessThan(500)
    expect(await response.json()).toMatchObject({ ok: false, code: expect.stringMatching(/not_found|malformed/) })
  },
)

it('a unique violation of concurrent requests becomes a conflict', async () => {
  const { nro_documento } = await buildUser(api.dataSource)
  const again = buildUser(api.dataSource, { nro_documento })
  const { toAppError } = await import('./to-app-error.js')
  await expect(again.catch((error: unknown) => toAppError(error).body())).resolves.toMatchObject({ code: 'conflict' })
  await expect(inTransaction(api.dataSource, (manager) => manager.query('SELECT 1'))).resolves.toBeDefined()
})

describe('the parser of multipart requests', () => {
  const data = JSON.stringify({ nombre: 'Á', horas: 1, de_mas: 1 })

  it('reads the data part and the file, and decodes the file name as UTF-8', async () => {
    const file = new File([new Uint8Array(10)], 'ñandú.xls')
    expect(await upload({ data, archivo_excel: file })).toEqual({
      status: 201,
      body: { data: { nombre: 'Á', horas: 1 }, name: 'ñandú.xls', size: 10 },
    })
  })

  it('lets the route check for a missing file', async () => {
    expect(await upload({ data })).toMatchObject({ status: 201, body: { name: null } })
  })

  it('rejects a file that is too large or in another field, and broken or missing data', async () => {
    const big = new File([new Uint8Array(1024 * 1024 + 1)], 'a.xls')
    expect(await upload({ data, archivo_excel: big })).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', params: { max_mb: 1 }, msg: 'El archivo pesa más de 1 MB.' },
    })
    expect(await upload({ data, archivo_excel: new File([big], 'a.XLSX') })).toMatchObject({
      status: 413,
      body: { code: 'file_too_large_xlsx', msg: expect.stringContaining('guárdelo como .xls') },
    })
    expect(await upload({ data, otro: new File(['x'], 'a.xls') })).toMatchObject({
      status: 400,
      body: { code: 'file_in_wrong_field', params: { recibido: 'otro', esperado: 'archivo_excel' } },
    })
    const two = new FormData()
    for (const name of ['a.xls', 'b.xls']) two.append('archivo_excel', new File(['x'], name))
    expect(await send(two)).toMatchObject({ status: 400, body: { code: 'one_file_only' } })
    expect(await upload({ data: JSON.stringify('x'.repeat(100 * 1024)) })).toMatchObject({
      status: 413,
      body: { code: 'form_too_large', params: { max_kb: 100 } },
    })
    expect(await upload({ data: '{' })).toMatchObject({ status: 400, body: { code: 'json_invalid' } })
    expect(await upload({})).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: { nombre: { code: 'required' }, horas: { code: 'invalid' } } },
    })
  })
})
