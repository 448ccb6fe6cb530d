import { lastPossibleDay } from '../../domain/today.js'
import type { PersonRecord } from '../../sheets/records.js'
import { auditEntriesOf } from '../../testing/audit-entries.js'
import { buildApprentice, buildFicha } from '../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import { type Imports, openImports } from '../../testing/open-imports.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../testing/typed-reports.js'

let database: ConnectedDatabase
let imports: Imports
let ana: string
let eva: string

beforeAll(async () => {
  database = await connectedDatabase()
})
beforeEach(async () => {
  imports = await openImports(database)
  ;[ana, eva] = imports.people
})
afterAll(() => database.drop())

const list = (fecha_reporte: string | null, ...people: PersonRecord[]) => apprenticesReport(people, { fecha_reporte })

const enrolment = async (document: string, columns: string, nro = imports.ficha.nro_ficha) => {
  const sql = `SELECT ${columns} FROM matricula WHERE nro_documento = ? AND nro_ficha = ?`
  return (await imports.rows(sql, [document, nro]))[0]
}

const named = async (document: string) =>
  (await imports.rows('SELECT nombre, apellido FROM aprendiz WHERE nro_documento = ?', [document]))[0]

const wordsOf = async (document: string) => {
  const sql = 'SELECT palabra FROM aprendiz_palabra WHERE nro_documento = ? ORDER BY palabra'
  return (await imports.rows<{ palabra: string }>(sql, [document])).map(({ palabra }) => palabra)
}

describe('a name that a report changes', () => {
  const called = (nombre: string) => personRecord(ana, { nombre, apellido: 'SOTO' })

  it('is found under its new words and no longer under the old ones', async () => {
    await imports.load(list('2026-05-01', called('LUZMA')))
    expect(await wordsOf(ana)).toEqual([ana, 'luzma', 'soto'])
    await imports.load(list('2026-05-02', called('LUZ MARINA')))
    expect(await wordsOf(ana)).toEqual([ana, 'luz', 'marina', 'soto'])
  })

  it('nor are those under which another ficha knew the person', async () => {
    await buildApprentice(imports.dataSource, { nro_documento: ana, nombre: 'LUZMA', apellido: 'SOTO' })
    await imports.load(list('2026-05-02', called('LUZ MARINA')))
    expect(await wordsOf(ana)).toEqual([ana, 'luz', 'marina', 'soto'])
  })

  it.each([
    ['stays where another ficha has it from a newer report', '2026-05-01', '2026-05-09', '2026-05-05', 'LUZ'],
    ['stays where its own ficha does', '2026-05-09', '2026-05-01', '2026-05-05', 'LUZ'],
    ['stays where the newer one is of today', '2026-05-01', lastPossibleDay(), '2026-05-05', 'LUZ'],
    ['changes with a report of the same day', '2026-05-01', '2026-05-09', '2026-05-09', 'LUZ MARINA'],
    ['changes where the newer one is of a day to come', '2026-05-01', '2999-01-01', '2026-05-05', 'LUZ MARINA'],
  ])('%s', async (_, here, elsewhere, then, nombre) => {
    const { nro_ficha } = await buildFicha(imports.dataSource, { id_programa_formacion: imports.program.id })
    await imports.load(list(here, called('LUZ')))
    await imports.load(list('2026-05-01', called('LUZ')), { nro_ficha })
    await imports.rows('UPDATE matricula SET fecha_reporte = ? WHERE nro_ficha = ?', [elsewhere, nro_ficha])
    await imports.load(list(then, called('LUZ MARINA')), { forzar: true })
    expect(await named(ana)).toEqual({ nombre, apellido: 'SOTO' })
  })

  it('stays for a ficha that does not have the person yet', async () => {
    const other = await buildFicha(imports.dataSource, { id_programa_formacion: imports.program.id })
    const third = await buildFicha(imports.dataSource, { id_programa_formacion: imports.program.id })
    await imports.load(list('2026-05-01', called('LUZ')))
    await imports.load(list('2026-05-09', called('LUZ')), { nro_ficha: other.nro_ficha })
    await imports.load(list('2026-05-05', called('LUZ MARINA')), { nro_ficha: third.nro_ficha })
    expect(await named(ana)).toMatchObject({ nombre: 'LUZ' })
    await imports.load(list('2026-05-09', called('LUZ MARINA')), { nro_ficha: third.nro_ficha })
    expect(await named(ana)).toMatchObject({ nombre: 'LUZ MARINA' })
  })
})

it('a name that changes in other fichas too is told with these, and one that is another person’s is refused', async () => {
  const others = [await openImports(database), await openImports(database)]
  for (const { load } of others) await load(list('2026-05-01', personRecord(ana)))
  const fichas = others.map(({ ficha }) => ficha.nro_ficha).join(', ')
  const renamed = await imports.load(list('2026-05-02', personRecord(ana, { nombre: 'LUZ MARINA' })))
  expect(renamed.avisos).toContainEqual(
    expect.objectContaining({ code: 'person_renamed', params: expect.objectContaining({ fichas }) }),
  )
  const other = list('2026-05-03', personRecord(ana, { nombre: 'PEDRO', apellido: 'PARDO' }))
  await expect(imports.load(other)).rejects.toMatchObject({ code: 'rows_rejected' })
})

describe('the rows of a list', () => {
  it('are people with their contact data and no progress', async () => {
    const person = personRecord(ana, { celular: '3001', correo: 'Ána@Example.com', estado: 'INDUCCION' })
    await imports.load(list('2026-05-01', person))
    expect(await enrolment(ana, '*')).toMatchObject({
      estado: 'INDUCCION',
      celular: '3001',
      correo: 'Ána@Example.com',
      correo_busqueda: 'ana@example.com',
      fecha_reporte: '2026-05-01',
      resultados_aprobados: 0,
      horas_aprobadas: 0,
    })
  })

  it('keep the progress of who is enrolled', async () => {
    const codes = imports.design.map(({ codigo }) => codigo)
    const approved = codes.slice(0, 3).map((code) => judgmentRecord(ana, code, 'APROBADO'))
    await imports.load(judgmentsReport(imports.design, approved))
    await imports.load(list('2026-05-01', personRecord(ana, { estado: 'CONDICIONADO' }), personRecord(eva)))
    expect(await enrolment(ana, 'estado, resultados_aprobados, horas_aprobadas')).toEqual({
      estado: 'CONDICIONADO',
      resultados_aprobados: 3,
      horas_aprobadas: 750,
    })
    const [totals] = await imports.rows(
      'SELECT total_aprendices_en_formacion, aprobados_en_formacion FROM ficha WHERE nro_ficha = ?',
      [imports.ficha.nro_ficha],
    )
    expect(totals).toEqual({ total_aprendices_en_formacion: 2, aprobados_en_formacion: 3 })
  })
})

describe('the trail of a load', () => {
  const trail = async () => (await auditEntriesOf(imports.dataSource, 'ficha', imports.ficha.nro_ficha)).at(-1)

  it('says what was counted and who changed', async () => {
    const first = await imports.load(list('2026-05-01', personRecord(ana)))
    expect(await trail()).toEqual({
      accion: 'fichas:import-apprentices',
      id_usuario: imports.admin.id,
      antes: null,
      despues: {
        importacion: first.id,
        registros: { nuevos: 1, cambiados: 0, sin_cambio: 0 },
        aprendices: { nuevos: 1, cambiados: 0, sin_cambio: 0 },
        total_aprendices_en_formacion: 1,
        aprobados_en_formacion: 0,
      },
    })
    const [{ codigo } = { codigo: '' }] = imports.design
    const people = [personRecord(ana, { estado: 'CANCELADO' })]
    const judged = [judgmentRecord(ana, codigo, 'APROBADO')]
    const second = await imports.load(judgmentsReport(imports.design, judged, { people, fecha_reporte: '2026-05-02' }))
    const { fila: _, ...person } = personRecord(ana)
    expect(await trail()).toEqual({
      accion: 'fichas:import-evaluations',
      id_usuario: imports.admin.id,
      antes: { matriculas: [{ ...person, fecha_reporte: '2026-05-01' }] },
      despues: {
        importacion: second.id,
        registros: { nuevos: 1, cambiados: 0, sin_cambio: 0 },
        aprendices: { nuevos: 0, cambiados: 1, sin_cambio: 0 },
        total_aprendices_en_formacion: 0,
        aprobados_en_formacion: 0,
        matriculas: [{ ...person, estado: 'CANCELADO', fecha_reporte: '2026-05-02' }],
      },
    })
  })

  it('names a hundred people of a long list', async () => {
    const people = Array.from({ length: 101 }, (_, at) => personRecord(String(2000 + at)))
    await imports.load(list('2026-05-01', ...people))
    await imports.load(list('2026-05-02', ...people.map((person) => ({ ...person, estado: 'CANCELADO' }))))
    const entry = await trail()
    expect(entry?.antes?.matriculas).toHaveLength(100)
    expect(entry?.despues?.matriculas).toHaveLength(100)
  })
})

describe('a file that changes nothing', () => {
  const imported = () => imports.rows('SELECT id FROM importacion WHERE nro_ficha = ?', [imports.ficha.nro_ficha])
  const judged = (fecha_reporte: string | null) =>
    judgmentsReport(imports.design, [judgmentRecord(ana, imports.design[0]?.codigo ?? '', 'APROBADO')], {
      fecha_reporte,
    })

  it.each<[string, string | null, string | null, boolean]>([
    ['of the same day is not recorded', '2026-05-02', '2026-05-02', false],
    ['without a date is not recorded', '2026-05-02', null, false],
    ['of another day is recorded', '2026-05-02', '2026-05-03', true],
    ['of the first day is recorded', null, '2026-05-03', true],
    ['of no day after none is not recorded', null, null, false],
  ])('%s', async (_, first, second, isRecorded) => {
    expect((await imports.load(judged(first))).id).not.toBeNull()
    const { id } = await imports.load(judged(second))
    expect(id !== null).toBe(isRecorded)
    expect(await imported()).toHaveLength(isRecorded ? 2 : 1)
  })

  it('is recorded where it is the ficha’s first report', async () => {
    await imports.load(list('2026-05-01', personRecord(ana)))
    const nothing = judgmentRecord(ana, imports.design[0]?.codigo ?? '', null)
    const { id } = await imports.load(judgmentsReport(imports.design, [nothing], { fecha_reporte: '2026-05-01' }))
    expect(id).not.toBeNull()
  })

  it('is refused where it is older than the last report', async () => {
    await imports.load(judged('2026-05-02'))
    await expect(imports.load(judged('2026-05-01'))).rejects.toMatchObject({ code: 'import_older' })
    await expect(imports.load(judged('2026-05-01'), { simular: true })).rejects.toMatchObject({ code: 'import_older' })
    const reporte = await imports.load(judged('2026-05-01'), { simular: true, forzar: true })
    expect(reporte).toMatchObject({ simulado: true, id: null })
    expect(await imported()).toHaveLength(1)
  })
})
