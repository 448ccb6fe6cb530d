import type { ImportChanges, ImportsAnswer } from '@fichero/contract/import-history.schema'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import {
  createFicha,
  FICHA,
  fichaData,
  getApprentice,
  getFicha,
  importEvaluations,
  REPORT_DATES,
} from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'

const HOLDER = 'CC 1890099001 - MARÍA DEL MAR RÍOS '

/** Returns the report with a holder, the evaluator who owes the judgment, in the first `count` unjudged rows. */
function held(count: number, name: 'judgments' | 'judgmentsLater' = 'judgments', holder = HOLDER) {
  const rowsWithHolder: Cell[][] = []
  let first = 0
  const file = edited(name, (rows) => {
    const column = rows[12]!.findIndex((heading) => String(heading).startsWith('Funcionario'))
    const open = rows.filter((row) => row[7] === 'POR EVALUAR').slice(0, count)
    first = rows.indexOf(open[0]!) + 1
    for (const row of open) row[column] = holder
    rowsWithHolder.push(...open)
  })
  const [row] = rowsWithHolder
  return { file, first, document: String(row?.[1]), outcome: /\d+/.exec(String(row?.[6]))?.[0] }
}

describe('the holder of an owed judgment', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const judgment = async (document: string, codigo: string | undefined) =>
    (await getApprentice(school, document)).competencias
      .flatMap((competency) => competency.resultados_aprendizaje)
      .find((outcome) => outcome.codigo === codigo)?.juicio_evaluativo

  it('is stored and shown, with one warning that counts all holders', async () => {
    const { file, first, document, outcome } = held(30)
    const { status, body } = await importEvaluations(school, FICHA, file)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        reporte: {
          advertencias: 1,
          avisos: [{ fila: first, code: 'evaluator_without_judgment', params: { juicios: 30 } }],
        },
      },
    })
    expect(await judgment(document, outcome)).toEqual({
      estado: 'pendiente',
      evaluador: 'MARÍA DEL MAR RÍOS',
      observacion: 'pendiente de evaluación',
      fecha_registro: null,
    })
    const before = await fingerprint(school.api.dataSource)
    expect((await importEvaluations(school, FICHA, file)).body.reporte.id).toBeNull()
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('changes with the next report, which counts as a change, and is removed when the outcome is judged', async () => {
    const { file, document, outcome } = held(2)
    await importEvaluations(school, FICHA, file)
    const other = held(1, 'judgments', 'CC 1890099002 - JUAN PAZ')
    const { body } = await importEvaluations(school, FICHA, other.file)
    expect(body.reporte.registros).toMatchObject({ nuevos: 0, cambiados: 2 })
    expect((await judgment(document, outcome))?.evaluador).toBe('JUAN PAZ')
    const judged = edited('judgments', (rows) => {
      const row = rows.find((one) => one[7] === 'POR EVALUAR')!
      const column = rows[12]!.findIndex((heading) => String(heading).startsWith('Funcionario'))
      row[7] = 'APROBADO'
      row[column] = 'CC 1890099002 - JUAN PAZ'
    })
    await importEvaluations(school, FICHA, judged)
    expect((await judgment(document, outcome))?.estado).toBe('APROBADO')
    expect(await school.api.dataSource.query('SELECT * FROM juicio_pendiente')).toEqual([])
  })

  it('does not count as a change for a person whom the file enrols', async () => {
    const created = 2_888_009
    const file = edited('judgments', (rows) => {
      rows[2]![2] = created
      const column = rows[12]!.findIndex((heading) => String(heading).startsWith('Funcionario'))
      for (const row of rows.filter((one) => one[7] === 'POR EVALUAR')) row[column] = HOLDER
    })
    const data = { ...fichaData(school, school.program, created), ...REPORT_DATES }
    const { status, body } = await createFicha(school, data, file)
    expect(status).toBe(201)
    const { id, registros, aprendices, filas } = body.reporte
    expect([registros.cambiados, registros.nuevos + registros.sin_cambio]).toEqual([0, filas])
    expect(aprendices).toEqual({
      nuevos: (await getFicha(school, created)).aprendices.length,
      cambiados: 0,
      sin_cambio: 0,
    })
    const path = `/fichas/${created}/importaciones`
    const read = async <T>(more: string) => (await school.api.get<T>(`${path}${more}`, school.adminToken)).body
    expect((await read<ImportsAnswer>('')).importaciones).toMatchObject([{ registros, aprendices }])
    const { personas } = await read<ImportChanges>(`/${id}?limit=100`)
    const kinds = personas.flatMap(({ matricula, resultados }) => resultados.map(({ tipo }) => `${matricula} ${tipo}`))
    expect([...new Set(kinds)]).toEqual(['alta nuevo'])
    expect(kinds).toHaveLength(registros.nuevos)

    const owed = edited('judgments', (rows) => {
      rows[2]![2] = created
    })
    const [held] = await school.api.dataSource.query('SELECT COUNT(*) AS total FROM juicio_pendiente')
    const next = (await importEvaluations(school, created, owed, '?forzar=true')).body.reporte
    expect(next.registros).toMatchObject({ nuevos: 0, cambiados: Number(held.total) })
  })
})
