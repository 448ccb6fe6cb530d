import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tytPercentage } from '@fichero/contract/tyt'
import { expectedAfter, type FixtureName, fixture } from '../../../testing/fixtures.js'
import { readFileOf } from '../../../testing/read-file.js'
import { edited, spreadsheet } from '../../../testing/spreadsheets.js'
import type { JudgmentsReport } from './records.js'

const judgments = (name: FixtureName) => readFileOf(fixture(name), ['juicios'])
const FIRST_STATE: FixtureName[] = [
  'judgments',
  'judgmentsV1',
  'judgmentsXlsx',
  'judgmentsExcelCsv',
  'judgmentsSheetsCsv',
  'judgmentsCsvAsXls',
]

/** Each apprentice's progress after the report. */
function progressOf(report: JudgmentsReport) {
  const total_resultados = report.design.length
  const approved = new Map(report.people.map((person) => [person.nro_documento, 0]))
  for (const { nro_documento, estado } of report.judgments)
    if (estado === 'APROBADO') approved.set(nro_documento, (approved.get(nro_documento) ?? 0) + 1)
  return Object.fromEntries(
    Array.from(approved, ([document, resultados_aprobados]) => [
      document,
      { resultados_aprobados, total_resultados, porcentaje_tyt: tytPercentage(resultados_aprobados, total_resultados) },
    ]),
  )
}

describe('reading a judgments report', () => {
  it.each([...FIRST_STATE, 'judgmentsLater'] as FixtureName[])('returns the expected data for %s', async (name) => {
    const report = await judgments(name)
    expect(report.rejected).toEqual([])
    expect(report.warnings).toEqual([])
    expect(report.filas).toBe(report.people.length * report.design.length)
    expect(progressOf(report)).toEqual(expectedAfter(name))
  })

  it.each(FIRST_STATE.slice(1))('returns the same records for %s as for the original', async (name) => {
    const { headings: _, ...original } = await judgments('judgments')
    const { headings: __, ...other } = await judgments(name)
    const dated = name !== 'judgmentsV1'
    const undated = original.judgments.map((judgment) => ({ ...judgment, fecha_registro: null }))
    expect(other).toEqual(dated ? original : { ...original, judgments: undated })
  })

  it('returns the lines above the table and a complete row', async () => {
    const report = await judgments('judgments')
    expect(report).toMatchObject({
      nro_ficha: 2888001,
      fila_ficha: 3,
      codigo: '134577',
      fila_codigo: 4,
      version: '1',
      denominacion: 'GESTION DE HUERTAS URBANAS Y VIVEROS',
      fecha_reporte: '2026-11-14',
    })
    expect(report.headings.evaluador).toBe('Funcionario que registro el juicio evaluativo')
    const first = report.judgments.find(({ estado }) => estado === 'APROBADO')
    expect(first).toMatchObject({ fila: 14, nro_documento: '1900099001', resultado: '700801' })
    expect(first?.evaluador_documento).toMatch(/^\d{9,10}$/)
    expect(first?.fecha_registro).toMatch(/^202[56]-\d\d-\d\d \d\d:\d\d:00$/)
    expect(report.judgments.some(({ estado }) => estado === 'NO APROBADO')).toBe(true)
  })

  it('removes ordinals from texts but keeps numbers that belong to them', async () => {
    const texts = (await judgments('judgments')).design.map(({ outcome }) => outcome.nombre_rae)
    expect(texts).toEqual(
      expect.arrayContaining(['2D MODELAR LA HUERTA CON SOFTWARE', 'Sostener una conversación sencilla']),
    )
    expect(texts.some((text) => text.length > 300)).toBe(true)
  })

  it('returns warnings', async () => {
    const report = await readFileOf(
      edited('judgments', (rows) => {
        for (const row of rows.slice(13)) if (row[1] === '1900099001') row[4] = 'SUSPENDIDO'
        rows[14]![2] = 'OTRO NOMBRE'
        rows.find((row) => row[7] === 'APROBADO')![10] = '  -   '
      }),
      ['juicios'],
    )
    expect(report.rejected).toEqual([])
    expect(report.warnings.map(({ code }) => code).sort()).toEqual([
      'judged_without_evaluator',
      'person_differs',
      'state_new',
    ])
    expect(report.warnings.find(({ code }) => code === 'person_differs')).toMatchObject({
      fila: 15,
      columna: 'Nombre',
      valor: 'OTRO NOMBRE',
      motivo: 'el documento 1900099001 aparece con otro nombre en la fila 14: revise cuál es; se toma el de esa fila.',
    })
  })
})

describe('reading a list of apprentices', () => {
  it('returns the same people for a report, the report saved as CSV, and a sheet without a preamble', async () => {
    const report = await readFileOf(fixture('apprentices'), ['aprendices'])
    expect(report).toMatchObject({ nro_ficha: 2888001, fila_ficha: 2, fecha_reporte: '2026-11-14', filas: 17 })
    expect(report.people[0]).toMatchObject({ fila: 6, tipo_documento: expect.any(String), estado: 'EN FORMACION' })
    const { people } = await readFileOf(fixture('apprenticesCsv'), ['aprendices'])
    expect(people).toEqual(report.people)
    const plain = await readFileOf(fixture('apprenticesPlain'), ['aprendices'])
    expect(plain.nro_ficha).toBeNull()
    expect(plain.people).toEqual(report.people.map((person) => ({ ...person, fila: person.fila - 4 })))
  })

  it('returns the people of a judgments report if only apprentices are accepted', async () => {
    const { people, nro_ficha, codigo, rejected } = await readFileOf(fixture('judgments'), ['aprendices'])
    const contactless = (await readFileOf(fixture('apprentices'), ['aprendices'])).people.map(
      ({ nro_documento, nombre, apellido, estado }) => ({ nro_documento, nombre, apellido, estado, celular: null }),
    )
    expect({ nro_ficha, codigo, rejected }).toEqual({ nro_ficha: 2888001, codigo: '134577', rejected: [] })
    expect(people).toMatchObject(contactless)
  })

  it('accepts alternative headings, a shifted table and blank columns', async () => {
    const { people } = await readFileOf(
      spreadsheet('lista.xls', [
        [],
        [null, 'Lista de la ficha'],
        [],
        [null, 'TIPO  DOCUMENTO', 'Documento', ' Nombres', 'APELLIDO', null, 'Teléfono', 'Correo', 'estado'],
        [null, 'CC', 1900099001, 'ANA', 'RÍOS', null, 3001234567, 'ana@example.com', 'EN FORMACION'],
      ]),
      ['aprendices'],
    )
    expect(people).toMatchObject([{ fila: 5, nro_documento: '1900099001', celular: '3001234567' }])
  })
})

describe('reading a program design', () => {
  it('returns the same design for a design sheet and a judgments report', async () => {
    const sheet = await readFileOf(fixture('program'), ['programa'])
    const fromReport = await readFileOf(fixture('judgments'), ['programa'])
    const bare = (outcomes: typeof sheet.outcomes) => outcomes.map(({ fila: _, ...record }) => record)
    expect(sheet).toMatchObject({ codigo: null, denominacion: null, filas: 20, rejected: [] })
    expect(fromReport).toMatchObject({
      codigo: '134577',
      version: '1',
      denominacion: 'GESTION DE HUERTAS URBANAS Y VIVEROS',
    })
    expect(bare(fromReport.outcomes)).toEqual(bare(sheet.outcomes))
    expect(new Set(sheet.outcomes.map(({ competency }) => competency.codigo)).size).toBe(8)
  })

  it('ignores the columns of norm and hours', async () => {
    const { outcomes } = await readFileOf(
      spreadsheet('diseño.xlsx', [
        ['Código Norma', 'Competencia', 'Resultado de Aprendizaje', 'Horas'],
        [220501001, '41210 - RIEGO', '700830 - 01  REGAR', 48],
      ]),
      ['programa'],
    )
    expect(outcomes).toMatchObject([{ competency: { codigo: '41210' }, outcome: { nombre_rae: 'REGAR' } }])
  })
})

const SAMPLES = join(__dirname, '../../../../../shared/samples')

describe('real reports beside the checkout', () => {
  const expected: Record<
    string,
    Record<string, { resultados_aprobados: number; total_resultados: number }>
  > = existsSync(SAMPLES) ? JSON.parse(readFileSync(join(SAMPLES, 'expected.json'), 'utf8')) : {}

  it('are read with the expected data, if the folder exists', async () => {
    for (const [name, people] of Object.entries(expected)) {
      const report = await readFileOf({ name, bytes: readFileSync(join(SAMPLES, name)) }, ['juicios'])
      expect({ name, rejected: report.rejected, shown: progressOf(report) }).toEqual({
        name,
        rejected: [],
        shown: people,
      })
    }
  })
})
