import { addFicha, type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { FICHA, importEvaluations } from '../../../../testing/school.js'
import { edited, spreadsheet } from '../../../../testing/spreadsheets.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'

/** Column numbers in the fixture. */
const [JUDGMENT, DATE, EVALUATOR] = [7, 9, 10]
const OTHER_EVALUATOR = 'CC 1890099002 - JUAN PAZ'

/** Returns the judgments report with a newer date and one changed judgment, with or without the dates of judgments. */
const newer = (day: string, change: (row: Cell[]) => void, withDates: boolean) =>
  edited('judgments', (rows) => {
    rows[1]![2] = day
    const judged = rows.slice(13).find((row) => row[JUDGMENT] === 'APROBADO')!
    change(judged)
    if (!withDates) for (const row of rows.slice(12)) row[DATE] = null
  })

describe('a file without the column', () => {
  let school: FichaSchool
  beforeAll(async () => {
    school = await openFichaSchool()
  })
  afterAll(() => school.close())

  const query = (sql: string, values: unknown[] = []) => school.api.dataSource.query(sql, values)
  const judgments = (): Promise<Record<string, unknown>[]> =>
    query(
      'SELECT id_matricula, id_resultado, estado, evaluador_nombre, fecha_registro FROM juicio ORDER BY id_matricula, id_resultado',
    )

  it('of dates keeps the date of an unchanged judgment, and stores no date for a changed judgment', async () => {
    await importEvaluations(school, FICHA, fixture('judgments'))
    const before = await judgments()
    const named = newer('15/11/2026', (row) => row.splice(EVALUATOR, 1, OTHER_EVALUATOR), false)
    expect((await importEvaluations(school, FICHA, named)).body.reporte.registros.cambiados).toBe(1)
    const after = await judgments()
    expect(after.map(({ fecha_registro }) => fecha_registro)).toEqual(before.map((row) => row.fecha_registro))
    const [renamed] = after.filter(({ evaluador_nombre }) => evaluador_nombre === 'JUAN PAZ')
    expect(renamed?.fecha_registro).not.toBeNull()

    const failed = newer(
      '16/11/2026',
      (row) => {
        row[EVALUATOR] = OTHER_EVALUATOR
        row[JUDGMENT] = 'NO APROBADO'
      },
      false,
    )
    expect((await importEvaluations(school, FICHA, failed)).body.reporte.registros.cambiados).toBe(1)
    expect(
      (await judgments()).find(
        (row) => row.id_matricula === renamed?.id_matricula && row.id_resultado === renamed?.id_resultado,
      ),
    ).toMatchObject({
      estado: 'NO APROBADO',
      fecha_registro: null,
    })
  })

  it('of evaluators keeps the evaluator of an unchanged judgment, and stores no evaluator for a changed judgment', async () => {
    const owed = edited('judgments', (rows) => {
      rows[1]![2] = '17/11/2026'
      for (const row of rows.slice(13)) if (row[JUDGMENT] === 'POR EVALUAR') row[EVALUATOR] = OTHER_EVALUATOR
    })
    await importEvaluations(school, FICHA, owed)
    const holders = () => query('SELECT * FROM juicio_pendiente ORDER BY id_matricula, id_resultado')
    const [before, held] = [await judgments(), await holders()]
    expect(held.length).toBeGreaterThan(1)
    const nobody = edited('judgments', (rows) => {
      rows[1]![2] = '18/11/2026'
      for (const row of rows.slice(12)) row.splice(EVALUATOR, 3)
      rows.slice(13).find((row) => row[JUDGMENT] === 'APROBADO')![JUDGMENT] = 'NO APROBADO'
      rows.slice(13).find((row) => row[JUDGMENT] === 'POR EVALUAR')![JUDGMENT] = 'APROBADO'
    })
    const { reporte } = (await importEvaluations(school, FICHA, nobody)).body
    expect(reporte.registros).toMatchObject({ cambiados: 1, nuevos: 1 })
    expect(reporte.avisos.map(({ code }) => code)).toContain('evaluators_absent')
    expect(reporte.avisos.map(({ code }) => code)).not.toContain('judged_without_evaluator')
    const after = await judgments()
    const changed = after.filter((row) => !before.some((old) => JSON.stringify(old) === JSON.stringify(row)))
    expect(changed.map(({ estado, evaluador_nombre }) => [estado, evaluador_nombre])).toEqual(
      expect.arrayContaining([
        ['NO APROBADO', null],
        ['APROBADO', null],
      ]),
    )
    expect(changed).toHaveLength(2)
    expect(await holders()).toHaveLength(held.length - 1)
  })

  it('of document types keeps the type of known people', async () => {
    const [person] = await query('SELECT * FROM aprendiz ORDER BY nro_documento LIMIT 1')
    await query(`UPDATE aprendiz SET tipo_documento = 'TI' WHERE nro_documento = ?`, [person.nro_documento])
    const rows = [
      ['Documento', 'Nombres', 'Apellidos', 'Estado'],
      [person.nro_documento, person.nombre, person.apellido, 'CANCELADO'],
      ['1900099777', 'ANA', 'RÍOS', 'CANCELADO'],
    ]
    const { status, body } = await addFicha(school, 2_888_005, spreadsheet('lista.xlsx', rows, 'xlsx'))
    expect([status, body.reporte.avisos.map(({ code }) => code)]).toEqual([
      201,
      ['report_without_ficha', 'type_default'],
    ])
    const types = await query(
      'SELECT a.tipo_documento FROM aprendiz a JOIN matricula m ON m.nro_documento = a.nro_documento WHERE m.nro_ficha = ? ORDER BY a.tipo_documento',
      [2_888_005],
    )
    expect(types).toEqual([{ tipo_documento: 'CC' }, { tipo_documento: 'TI' }])
  })
})
