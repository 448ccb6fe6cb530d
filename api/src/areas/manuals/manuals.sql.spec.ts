import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpinionPagesAnswer, OpinionsAnswer, SystemInfoAnswer } from '@fichero/contract/manuals.schema'
import { version } from '../../../../package.json'
import { fixture } from '../../../testing/fixtures.js'
import { openSchool, type School } from '../../../testing/school.js'
import { Opinion } from './opinion.entity.js'
import { buildIn } from './system-info.service.js'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const send = (opinion: object, token?: string) => school.api.post('/manuals/opiniones', opinion, token)
const opinions = async (pagina: string) =>
  (await school.api.get<OpinionsAnswer>(`/manuals/opiniones?pagina=${pagina}`, school.adminToken)).body

describe('opinions about a page', () => {
  it('are counted, and their comments are listed, newest first', async () => {
    for (const opinion of [
      { util: true },
      { util: true, comentario: ' Muy   claro ' },
      { util: false, comentario: '' },
      { util: false, comentario: 'Falta un ejemplo', idioma: 'en' },
    ]) {
      const { status } = await send({ pagina: 'panel', idioma: 'es', ...opinion })
      expect(status).toBe(200)
    }
    await send({ pagina: 'alcance', idioma: 'es', util: true })
    expect(await opinions('panel')).toMatchObject({
      si: 2,
      no: 2,
      comentarios: [
        { util: false, comentario: 'Falta un ejemplo', idioma: 'en' },
        { util: true, comentario: 'Muy claro', idioma: 'es' },
      ],
    })
    expect(await opinions('nadie')).toEqual({ ok: true, si: 0, no: 0, comentarios: [] })
  })

  it('are stored without data about the author, and personal data in comments is masked', async () => {
    const comentario = 'Soy Ana, 1.098.765.432, ana@sena.example'
    await send({ pagina: 'quien', idioma: 'es', util: true, comentario }, school.userToken)
    const [row] = await school.api.dataSource.manager.findBy(Opinion, { pagina: 'quien' })
    expect(row).toEqual({
      id: expect.any(Number),
      pagina: 'quien',
      idioma: 'es',
      util: true,
      comentario: 'Soy Ana, •••, •••',
      fecha: expect.any(Date),
    })
  })

  it('are listed with at most fifty comments', async () => {
    const rows = Array.from({ length: 60 }, (_, number) => ({
      pagina: 'muchas',
      idioma: 'es' as const,
      util: number % 3 === 0,
      comentario: `Frase ${number}`,
      fecha: new Date(),
    }))
    await school.api.dataSource.manager.insert(Opinion, rows)
    const { si, no, comentarios } = await opinions('muchas')
    expect([si, no, comentarios.length, comentarios[0]?.comentario]).toEqual([20, 40, 50, 'Frase 59'])
  })

  it('are listed by page, worst rating first, with the newest comments', async () => {
    const { manager } = school.api.dataSource
    const insert = (pagina: string, votes: [util: boolean, comentario: string | null][]) =>
      manager.insert(
        Opinion,
        votes.map(([util, comentario]) => ({ pagina, idioma: 'es' as const, util, comentario, fecha: new Date() })),
      )
    await manager.clear(Opinion)
    await insert('buena', [[true, null]])
    await insert('regular', [
      [false, 'Corta'],
      [true, 'Larga'],
      [true, 'Clara'],
      [false, 'Vieja'],
      [false, null],
    ])
    await insert('mala', [[false, null]])
    await insert('peor', [
      [false, 'Nada'],
      [false, null],
    ])
    const { body } = await school.api.get<OpinionPagesAnswer>('/manuals/opiniones/paginas', school.adminToken)
    expect(
      body.paginas.map(({ pagina, si, no, comentarios }) => [pagina, si, no, comentarios.map((one) => one.comentario)]),
    ).toEqual([
      ['peor', 0, 2, ['Nada']],
      ['mala', 0, 1, []],
      ['regular', 2, 3, ['Vieja', 'Clara', 'Larga']],
      ['buena', 1, 0, []],
    ])
    expect((await school.api.get('/manuals/opiniones/paginas', school.userToken)).status).toBe(403)
  })

  it.each([
    ['a path as page', { pagina: '../x', idioma: 'es', util: true }, 'pagina'],
    ['an unknown language', { pagina: 'panel', idioma: 'fr', util: true }, 'idioma'],
    ['no rating', { pagina: 'panel', idioma: 'es' }, 'util'],
    [
      'a comment of 501 characters',
      { pagina: 'panel', idioma: 'es', util: true, comentario: 'x'.repeat(501) },
      'comentario',
    ],
  ])('are rejected with %s', async (_, opinion, field) => {
    const { status, body } = await send(opinion)
    expect([status, body]).toMatchObject([400, { errors: { [field]: {} } }])
  })

  it('are visible only to administrators', async () => {
    expect((await school.api.get('/manuals/opiniones?pagina=panel', school.userToken)).status).toBe(403)
    expect((await school.api.get('/manuals/opiniones?pagina=panel')).status).toBe(401)
    expect((await school.api.get('/manuals/opiniones', school.adminToken)).status).toBe(400)
  })

  it('are limited to a hundred per address in a quarter of an hour', async () => {
    let reply = await send({ pagina: 'limite', idioma: 'es', util: true })
    for (let sent = 1; sent <= 100 && reply.status === 200; sent++)
      reply = await send({ pagina: 'limite', idioma: 'es', util: true })
    expect([reply.status, reply.body]).toMatchObject([429, { code: 'too_many_tries' }])
    expect((await opinions('limite')).si).toBeLessThanOrEqual(100)
  })
})

describe('GET /manuals/info', () => {
  it('returns name and version, and no build if the API runs from source', async () => {
    const { body } = await school.api.get<SystemInfoAnswer>('/manuals/info')
    expect(body).toEqual({ ok: true, nombre: 'Fichero', version, compilacion: null, fecha: null })
  })

  it('buildIn returns the build’s hash and the time of its newest file, unless that file changed after the startup', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fichero-build-'))
    const built = new Date('2026-11-20T10:00:00Z')
    const write = async (content: string) => {
      await writeFile(join(folder, 'main.js'), content)
      await utimes(join(folder, 'main.js'), built, built)
    }
    await write('1')
    const first = await buildIn(folder)
    expect(first).toEqual({ compilacion: expect.stringMatching(/^[0-9a-f]{12}$/), fecha: built.toISOString() })
    expect(await buildIn(folder)).toEqual(first)
    await write('2')
    expect((await buildIn(folder)).compilacion).not.toBe(first.compilacion)
    expect(await buildIn(folder, built.getTime() - 1)).toEqual({ compilacion: null, fecha: null })
    await rm(folder, { recursive: true })
  })
})

describe('sample reports', () => {
  it.each([
    ['programa', 'program'],
    ['aprendices', 'apprentices'],
    ['juicios', 'judgments'],
  ] as const)('of %s can be downloaded by anybody', async (kind, name) => {
    const response = await fetch(`${school.api.url}/api/manuals/muestras/${kind}`)
    const { bytes, name: file } = fixture(name)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/vnd.ms-excel'])
    expect(response.headers.get('content-disposition')).toContain(`filename="${file}"`)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it.each(['expected.json', '..%2F..%2Fpackage.json', 'instructores'])('%s is not a sample report', async (kind) => {
    expect((await school.api.get(`/manuals/muestras/${kind}`)).status).toBe(400)
  })

  it('templates can be downloaded by anybody too', async () => {
    expect((await fetch(`${school.api.url}/api/programs/plantillas/aprendices`)).status).toBe(200)
  })
})
