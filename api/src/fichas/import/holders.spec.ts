import type { Cell } from '../../sheets/sheet.js'
import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { fingerprint } from '../../testing/fingerprint.js'
import { FICHA, getApprentice, importEvaluations } from '../../testing/school.js'
import { edited } from '../../testing/spreadsheets.js'

const HOLDER = 'CC 1890099001 - MARÍA DEL MAR RÍOS '

/** The report with a funcionario in the first `count` rows to be evaluated. */
function held(count: number, name: 'judgments' | 'judgmentsLater' = 'judgments', holder = HOLDER) {
  const rowsHeld: Cell[][] = []
  let first = 0
  const file = edited(name, (rows) => {
    const column = rows[12]!.findIndex((heading) => String(heading).startsWith('Funcionario'))
    const open = rows.filter((row) => row[7] === 'POR EVALUAR').slice(0, count)
    first = rows.indexOf(open[0]!) + 1
    for (const row of open) row[column] = holder
    rowsHeld.push(...open)
  })
  const [row] = rowsHeld
  return { file, first, document: String(row?.[1]), outcome: /\d+/.exec(String(row?.[6]))?.[0] }
}

describe('who owes a judgment', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const judgment = async (document: string, codigo: string | undefined) =>
    (await getApprentice(school, document)).competencias
      .flatMap((competency) => competency.resultados_aprendizaje)
      .find((outcome) => outcome.codigo === codigo)?.juicio_evaluativo

  it('is kept, shown, and told in one warning with a count', async () => {
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

  it('changes with the next report, which counts as a change, and ends with the judgment', async () => {
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
})
