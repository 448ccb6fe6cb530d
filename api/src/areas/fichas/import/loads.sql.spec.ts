import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildApprentice, buildFicha } from '../../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../../testing/connected-database.js'
import { type Imports, openImports } from '../../../../testing/open-imports.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../../../testing/typed-reports.js'
import type { PersonRecord } from '../../../files/spreadsheet-reader/records.js'
import { lastPossibleDay } from '../../../rules/today.js'

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

/** Returns the stored name of a person. */
const storedNameOf = async (document: string) =>
  (await imports.rows('SELECT nombre, apellido FROM aprendiz WHERE nro_documento = ?', [document]))[0]

const wordsOf = async (document: string) => {
  const sql = 'SELECT palabra FROM aprendiz_palabra WHERE nro_documento = ? ORDER BY palabra'
  return (await imports.rows<{ palabra: string }>(sql, [document])).map(({ palabra }) => palabra)
}

describe('a report with another name of a person', () => {
  const recordNamed = (nombre: string) => personRecord(ana, { nombre, apellido: 'SOTO' })

  it('replaces the search words of the person', async () => {
    await imports.load(list('2026-05-01', recordNamed('LUZMA')))
    expect(await wordsOf(ana)).toEqual([ana, 'luzma', 'soto'])
    await imports.load(list('2026-05-02', recordNamed('LUZ MARINA')))
    expect(await wordsOf(ana)).toEqual([ana, 'luz', 'marina', 'soto'])
  })

  it('replaces the search words that another ficha wrote', async () => {
    await buildApprentice(imports.dataSource, { nro_documento: ana, nombre: 'LUZMA', apellido: 'SOTO' })
    await imports.load(list('2026-05-02', recordNamed('LUZ MARINA')))
    expect(await wordsOf(ana)).toEqual([ana, 'luz', 'marina', 'soto'])
  })

  it.each([
    ['does not replace the name if another ficha has a newer report', '2026-05-01', '2026-05-09', '2026-05-05', 'LUZ'],
    ['does not replace the name if the same ficha has a newer report', '2026-05-09', '2026-05-01', '2026-05-05', 'LUZ'],
    [
      'does not replace the name if the newer report has the last possible date',
      '2026-05-01',
      lastPossibleDay(),
      '2026-05-05',
      'LUZ',
    ],
    [
      'replaces the name if the newest report is of the same day',
      '2026-05-01',
      '2026-05-09',
      '2026-05-09',
      'LUZ MARINA',
    ],
    ['replaces the name if the newer report has a future date', '2026-05-01', '2999-01-01', '2026-05-05', 'LUZ MARINA'],
  ])('%s', async (_, here, elsewhere, then, nombre) => {
    const { nro_ficha } = await buildFicha(imports.dataSource, { id_programa_formacion: imports.program.id })
    await imports.load(list(here, recordNamed('LUZ')))
    await imports.load(list('2026-05-01', recordNamed('LUZ')), { nro_ficha })
    await imports.rows('UPDATE matricula SET fecha_reporte = ? WHERE nro_ficha = ?', [elsewhere, nro_ficha])
    await imports.load(list(then, recordNamed('LUZ MARINA')), { forzar: true })
    expect(await storedNameOf(ana)).toEqual({ nombre, apellido: 'SOTO' })
  })

  it('does not replace the name through a ficha that does not have the person yet', async () => {
    const other = await buildFicha(imports.dataSource, { id_programa_formacion: imports.program.id })
    const third = await buildFicha(imports.dataSource, { id_programa_formacion: imports.program.id })
    await imports.load(list('2026-05-01', recordNamed('LUZ')))
    await imports.load(list('2026-05-09', recordNamed('LUZ')), { nro_ficha: other.nro_ficha })
    await imports.load(list('2026-05-05', recordNamed('LUZ MARINA')), { nro_ficha: third.nro_ficha })
    expect(await storedNameOf(ana)).toMatchObject({ nombre: 'LUZ' })
    await imports.load(list('2026-05-09', recordNamed('LUZ MARINA')), { nro_ficha: third.nro_ficha })
    expect(await storedNameOf(ana)).toMatchObject({ nombre: 'LUZ MARINA' })
  })
})

it('an import warns if a name changes in other fichas too, and rejects the name of another person', async () => {
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

describe('the rows of a list of apprentices', () => {
  it('enrol people with contact data and without progress', async () => {
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

  it('do not change the progress of people who are enrolled', async () => {
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

describe('the audit entry of an import', () => {
  const lastEntry = async () => (await auditEntriesOf(imports.dataSource, 'ficha', imports.ficha.nro_ficha)).at(-1)

  it('has the counts and the changed people', async () => {
    const first = await imports.load(list('2026-05-01', personRecord(ana)))
    expect(await lastEntry()).toEqual({
      accion: 'fichas:import-apprentices',
      id_usuario: imports.admin.id,
      antes: null,
      despues: {
        importacion: first.id,
        juicios_nuevos: 1,
        juicios_cambiados: 0,
        juicios_sin_cambio: 0,
        aprendices_nuevos: 1,
        aprendices_cambiados: 0,
        aprendices_sin_cambio: 0,
        total_aprendices_en_formacion: 1,
        aprobados_en_formacion: 0,
      },
    })
    const [{ codigo } = { codigo: '' }] = imports.design
    const people = [personRecord(ana, { estado: 'CANCELADO' })]
    const judged = [judgmentRecord(ana, codigo, 'APROBADO')]
    const second = await imports.load(judgmentsReport(imports.design, judged, { people, fecha_reporte: '2026-05-02' }))
    const { fila: _, ...person } = personRecord(ana)
    expect(await lastEntry()).toEqual({
      accion: 'fichas:import-evaluations',
      id_usuario: imports.admin.id,
      antes: { matriculas: [{ ...person, fecha_reporte: '2026-05-01' }] },
      despues: {
        importacion: second.id,
        juicios_nuevos: 1,
        juicios_cambiados: 0,
        juicios_sin_cambio: 0,
        aprendices_nuevos: 0,
        aprendices_cambiados: 1,
        aprendices_sin_cambio: 0,
        total_aprendices_en_formacion: 0,
        aprobados_en_formacion: 0,
        matriculas: [{ ...person, estado: 'CANCELADO', fecha_reporte: '2026-05-02' }],
      },
    })
  })

  it('has at most a hundred changed people', async () => {
    const people = Array.from({ length: 101 }, (_, at) => personRecord(String(2000 + at)))
    await imports.load(list('2026-05-01', ...people))
    await imports.load(list('2026-05-02', ...people.map((person) => ({ ...person, estado: 'CANCELADO' }))))
    const entry = await lastEntry()
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
    ['with a date after a file without a date is recorded', null, '2026-05-03', true],
    ['without a date after a file without a date is not recorded', null, null, false],
  ])('%s', async (_, first, second, isRecorded) => {
    expect((await imports.load(judged(first))).id).not.toBeNull()
    const { id } = await imports.load(judged(second))
    expect(id !== null).toBe(isRecorded)
    expect(await imported()).toHaveLength(isRecorded ? 2 : 1)
  })

  it('is recorded if it is the first judgments report of the ficha', async () => {
    await imports.load(list('2026-05-01', personRecord(ana)))
    const nothing = judgmentRecord(ana, imports.design[0]?.codigo ?? '', null)
    const { id } = await imports.load(judgmentsReport(imports.design, [nothing], { fecha_reporte: '2026-05-01' }))
    expect(id).not.toBeNull()
  })

  it('is rejected if it is older than the last report', async () => {
    await imports.load(judged('2026-05-02'))
    await expect(imports.load(judged('2026-05-01'))).rejects.toMatchObject({ code: 'import_older' })
    await expect(imports.load(judged('2026-05-01'), { simular: true })).rejects.toMatchObject({ code: 'import_older' })
    const reporte = await imports.load(judged('2026-05-01'), { simular: true, forzar: true })
    expect(reporte).toMatchObject({ simulado: true, id: null })
    expect(await imported()).toHaveLength(1)
  })
})
