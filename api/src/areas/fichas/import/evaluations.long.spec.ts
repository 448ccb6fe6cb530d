import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { expectedAfter, type FixtureName, fixture } from '../../../../testing/fixtures.js'
import { FICHA, importEvaluations, listedProgress } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'

const LAYOUTS: FixtureName[] = [
  'judgments',
  'judgmentsLater',
  'judgmentsV1',
  'judgmentsXlsx',
  'judgmentsExcelCsv',
  'judgmentsSheetsCsv',
  'judgmentsCsvAsXls',
]

describe('PUT /fichas/:nroFicha/evaluaciones', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  it.each(LAYOUTS)('imports the layout %s with the expected progress of each apprentice', async (name) => {
    const { status, body } = await importEvaluations(school, FICHA, fixture(name))
    expect({ status, body }).toMatchObject({ status: 200, body: { ok: true, reporte: { rechazados: 0 } } })
    expect(await listedProgress(school, FICHA)).toMatchObject(expectedAfter(name))
  })

  it('marks the plan of a file that the ficha already has, but not of a newer or a partly unreadable one without changes', async () => {
    const plan = async (file = fixture('judgments')) =>
      (await importEvaluations(school, FICHA, file, '?simular=true')).body.reporte
    expect(await plan()).not.toHaveProperty('repetido')
    await importEvaluations(school, FICHA, fixture('judgments'))
    expect(await plan()).toMatchObject({ repetido: true, registros: { nuevos: 0, cambiados: 0 } })
    const newer = edited('judgments', (rows) => {
      rows[1]![2] = '16/11/2026'
    })
    expect(await plan(newer)).not.toHaveProperty('repetido')
    const unreadable = edited('judgments', (rows) => {
      rows.find((cells) => cells[7] === 'APROBADO')![7] = 'QUIZÁS'
    })
    const rejected = await plan(unreadable)
    expect(rejected).toMatchObject({ rechazados: 1, registros: { nuevos: 0, cambiados: 0 } })
    expect(rejected).not.toHaveProperty('repetido')
    expect((await importEvaluations(school, FICHA, newer)).body.reporte).not.toHaveProperty('repetido')
  })

  it.each([
    ['the date', 9, 45_000, ['fecha_registro']],
    ['the evaluator', 10, 'CC 1890099001 - LUZ PAZ', ['evaluador']],
    ['the judgment', 7, 'NO APROBADO', ['estado']],
    ['the judgment, but not one that is withdrawn', 7, 'POR EVALUAR', undefined],
  ] as const)('names %s as what differs in changed judgments', async (_, column, value, campos) => {
    const first = (await importEvaluations(school, FICHA, fixture('judgments'))).body.reporte
    expect(first).not.toHaveProperty('campos')
    const other = edited('judgments', (rows) => {
      const row = rows.find((cells) => cells[7] === 'APROBADO')
      row![column] = value
    })
    const { reporte } = (await importEvaluations(school, FICHA, other)).body
    expect(reporte.registros.cambiados).toBe(1)
    expect(reporte.campos).toEqual(campos)
  })

  it('returns the message for no changes if only the date of the report is newer', async () => {
    const first = await importEvaluations(school, FICHA, fixture('judgments'))
    expect(first.body.msg).toBe('Los juicios evaluativos se cargaron correctamente')
    const newer = edited('judgments', (rows) => {
      rows[1]![2] = '16/11/2026'
    })
    const { body } = await importEvaluations(school, FICHA, newer)
    expect(body.reporte.id).not.toBeNull()
    expect(body.msg).toBe('El reporte no trae nada nuevo: no se cambió nada.')
  })

  it('keeps judgment dates if an old layout has no dates', async () => {
    await importEvaluations(school, FICHA, fixture('judgments'))
    const dates = () => school.api.dataSource.query('SELECT id_matricula, id_resultado, fecha_registro FROM juicio')
    const before = await dates()
    const { body } = await importEvaluations(school, FICHA, fixture('judgmentsV1'), '?forzar=true')
    expect(body.reporte.registros.cambiados).toBe(0)
    expect(await dates()).toEqual(before)
  })
})
