import type { AttentionAnswer } from '@fichero/contract/attention.schema'
import type { ComparisonAnswer, ComparisonFigures } from '@fichero/contract/comparison.schema'
import type { FichasAnswer } from '@fichero/contract/fichas.schema'
import type { OwedByInstructorAnswer } from '@fichero/contract/owed.schema'
import type { BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import {
  buildCentre,
  type buildFicha,
  buildProgram,
  buildReport,
  buildUser,
  type Person,
} from '../../../../testing/build.js'
import { inDays } from '../../../../testing/days.js'
import { download } from '../../../../testing/download.js'
import { enrolJudged, LUCIA, openJudgedSchool, openRunningFicha } from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import type { Program } from '../../programs/program.entity.js'
import { recount } from '../recount.js'

let school: School
let program: Program
let other: Program
let pedro: Person
/** Users who see one centre, and both. */
let coordinators: Record<'north' | 'south' | 'both', Person>
let centres: Record<'north' | 'south', number>

beforeAll(async () => {
  const opened = await openJudgedSchool(2, 2)
  school = opened.school
  program = opened.program
  const { dataSource } = school.api
  other = await buildProgram(dataSource, { nivel: 'tecnico', total_resultados: 4 })
  pedro = await buildUser(dataSource, { nombre: 'Pedro', apellido: 'Ruiz' })
  const regional = { codigo_regional: '68', regional: 'SANTANDER' }
  const north = (await buildCentre(dataSource, { nombre: 'CENTRO DEL NORTE', ...regional })).id
  const south = (await buildCentre(dataSource, { nombre: 'CENTRO DEL SUR', ...regional })).id
  const named = (await buildCentre(dataSource, { nombre: 'CENTRO POR CONFIRMAR', confirmado: false })).id
  centres = { north, south }
  const coordinator = async (...among: number[]) => {
    const person = await buildUser(dataSource, { rol: 'coordinador' })
    for (const centre of among)
      await dataSource.query('INSERT INTO usuario_centro (id_usuario, id_centro) VALUES (?, ?)', [person.id, centre])
    return person
  }
  coordinators = {
    north: await coordinator(north),
    south: await coordinator(south),
    both: await coordinator(north, south),
  }
  /** Opens a ficha in the middle of its lessons, in which one person has all outcomes and another has one of them. */
  async function open(
    overrides: Parameters<typeof buildFicha>[1],
    { reported = 1 as number | null, judged = 4, people = 1 } = {},
  ) {
    const { nro_ficha } = await openRunningFicha(school, program, {
      fecha_inicio_lectiva: inDays(-100),
      fecha_fin_lectiva: inDays(100),
      ...overrides,
    })
    const enrol = (count: number) =>
      enrolJudged(school, { nro_ficha, outcomes: opened.outcomes, judged: Array.from({ length: count }, () => ({})) })
    for (let person = 0; person < people; person++) await enrol(judged)
    await enrolJudged(school, {
      nro_ficha,
      outcomes: opened.outcomes,
      judged: [{}, { ...LUCIA, estado: 'NO APROBADO' }],
    })
    await enrolJudged(school, { nro_ficha, outcomes: opened.outcomes, estado: 'CANCELADO' })
    if (reported !== null) await buildReport(dataSource, { nro_ficha, fecha_reporte: inDays(-reported) })
  }
  await open({ id_centro: north, id_jefe: pedro.id }, { people: 3 })
  await open({ id_centro: north }, { reported: 45, judged: 0 })
  await open({ id_centro: north, fecha_fin_lectiva: inDays(-40), fecha_fin_ficha: inDays(-10) })
  await open({ id_centro: south, id_jefe: pedro.id, fecha_fin_lectiva: inDays(5) }, { judged: 2 })
  await open({ id_centro: south, id_programa_formacion: other.id }, { reported: null })
  await open({ id_centro: named }, { judged: 3 })
  await open({}, { reported: 31 })
  await open({ id_centro: south, estado: 'deshabilitado' })
  await recount(dataSource.manager, true)
})
afterAll(() => school.close())

async function get<T>(path: string, token = school.adminToken) {
  const { status, body } = await school.api.get<T>(path, token)
  expect(status).toBe(200)
  return body
}
const tokenOf = (who: keyof typeof coordinators) => school.api.tokenOf(coordinators[who])
const compare = (por: string, token?: string) => get<ComparisonAnswer>(`/fichas/comparacion?por=${por}`, token)
const names = ({ filas }: ComparisonAnswer) => filas.map(({ nombre }) => nombre)

/** Reads the figures from the lists that show them. */
async function listed(filter: string, token?: string): Promise<ComparisonFigures> {
  const totalOf = async (query: string) =>
    (await get<FichasAnswer>(`/fichas?${query}&${filter}`, token)).pagination.totalItems
  const running = await Promise.all(
    ['en_proceso', 'en_practicas'].map((categoria) =>
      get<FichasAnswer>(`/fichas?limit=100&categoria=${categoria}&${filter}`, token),
    ),
  )
  const fichas = running.flatMap((answer) => answer.fichas)
  const board = await get<BoardTotalsAnswer>(`/fichas/tyt/totales?${filter}`, token)
  const owed = await get<OwedByInstructorAnswer>(`/fichas/pendientes/instructores?mias=false&${filter}`, token)
  const { totales } = await get<AttentionAnswer>(`/fichas/atencion?${filter}`, token)
  expect(totales.reporte_viejo).toBe(await totalOf('reporte=atrasado'))
  return {
    fichas: fichas.length,
    aprendices: fichas.reduce((sum, { total_aprendices_en_formacion }) => sum + total_aprendices_en_formacion, 0),
    tecnologos: board.total,
    listos: board.listos,
    por_evaluar: owed.totales.juicios,
    reporte_viejo: totales.reporte_viejo,
    atrasada: totales.atrasada,
  }
}

it('a row has the figures of the running fichas of a centre', async () => {
  const { filas } = await compare('centro')
  expect(filas).toEqual([
    {
      clave: String(centres.north),
      nombre: 'CENTRO DEL NORTE',
      ...{ fichas: 2, aprendices: 6, tecnologos: 6, listos: 3, por_evaluar: 4, reporte_viejo: 1, atrasada: 1 },
    },
    {
      clave: String(centres.south),
      nombre: 'CENTRO DEL SUR',
      ...{ fichas: 2, aprendices: 4, tecnologos: 2, listos: 0, por_evaluar: 0, reporte_viejo: 1, atrasada: 1 },
    },
    {
      clave: 'ninguno',
      nombre: null,
      ...{ fichas: 2, aprendices: 4, tecnologos: 4, listos: 2, por_evaluar: 3, reporte_viejo: 1, atrasada: 0 },
    },
  ])
})

it.each(['north', 'south'] as const)(
  'the figures of a centre are those of the lists of its coordinator (%s)',
  async (who) => {
    const { filas } = await compare('centro')
    const { clave, nombre, ...figures } = filas.find((row) => row.clave === String(centres[who]))!
    expect(figures).toEqual(await listed('', tokenOf(who)))
    const list = await get<FichasAnswer>(`/fichas?categoria=en_proceso&centro=${clave}`)
    expect([nombre, list.pagination.totalItems]).toEqual([expect.any(String), figures.fichas])
  },
)

it('the figures of a program or a head are those of the filtered lists', async () => {
  const programs = await compare('programa')
  expect(programs.filas.map(({ clave }) => clave).toSorted()).toEqual([program.id, other.id].map(String).toSorted())
  for (const { clave, nombre: _, ...figures } of programs.filas)
    expect(figures).toEqual(await listed(`programId=${clave}`))
  const heads = await compare('jefe')
  expect(names(heads)).toContain('Pedro Ruiz')
  for (const { clave, nombre: _, ...figures } of heads.filas) expect(figures).toEqual(await listed(`jefe=${clave}`))
})

it('the centres of a regional office are one row', async () => {
  const { filas } = await compare('regional')
  expect(filas.map(({ clave, nombre, fichas }) => [clave, nombre, fichas])).toEqual([
    ['68', 'SANTANDER', 4],
    ['ninguno', null, 2],
  ])
})

it.each(['centro', 'regional', 'programa', 'jefe'])('the total by %s is that of all lists', async (por) => {
  const { filas, total } = await compare(por)
  expect(total).toEqual(await listed(''))
  expect(total.fichas).toBe(filas.reduce((sum, { fichas }) => sum + fichas, 0))
})

it('a coordinator sees only her centres, and nobody else sees the comparison', async () => {
  expect(names(await compare('centro', tokenOf('north')))).toEqual(['CENTRO DEL NORTE'])
  expect(names(await compare('centro', tokenOf('both')))).toEqual(['CENTRO DEL NORTE', 'CENTRO DEL SUR'])
  expect((await compare('programa', tokenOf('both'))).total.fichas).toBe(4)
  expect((await school.api.get('/fichas/comparacion?por=centro', school.userToken)).status).toBe(403)
  expect((await school.api.get('/fichas/comparacion', school.adminToken)).status).toBe(400)
})

it('the workbook has the rows of the screen and their total', async () => {
  const path = '/fichas/comparacion/exportacion?por=centro&lang=es'
  const { headers, sheets } = await download(school.api, path, tokenOf('both'))
  expect(headers.get('content-disposition')).toBe('attachment; filename="comparacion-centro.xlsx"')
  expect(sheets.Comparación).toEqual([
    [
      'Centro',
      'Fichas',
      'Aprendices en formación',
      'Aprendices de tecnólogo',
      'Listos para la TyT',
      'Porcentaje de listos',
      'Lo que falta por evaluar',
      'Fichas sin reporte reciente',
      'Fichas atrasadas',
    ],
    ['CENTRO DEL NORTE', 2, 6, 6, 3, 50, 4, 1, 1],
    ['CENTRO DEL SUR', 2, 4, 2, 0, 0, 0, 1, 1],
    ['Total', 4, 10, 8, 3, 37.5, 4, 2, 2],
  ])
  const all = await download(school.api, path.replace('es', 'en'), school.adminToken)
  expect(all.sheets.Comparison?.map(([name]) => name)).toEqual([
    'Centre',
    'CENTRO DEL NORTE',
    'CENTRO DEL SUR',
    'No centre',
    'Total',
  ])
})
