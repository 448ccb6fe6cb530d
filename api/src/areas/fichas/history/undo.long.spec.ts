import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { buildFicha } from '../../../../testing/build.js'
import { dumpOf } from '../../../../testing/dump.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { expectedAfter, fixture } from '../../../../testing/fixtures.js'
import { listImports, loadReport, undoImport } from '../../../../testing/import-history.js'
import { KNOWN, mixedReport, NEW } from '../../../../testing/mixed-reports.js'
import { FICHA, getFicha, importEvaluations, listedProgress } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import { recount } from '../recount.js'

describe('POST /fichas/:nroFicha/importaciones/:id/deshacer', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const dump = () => dumpOf(school.api.dataSource)

  it('keeps the order of reports, so that an undone report can be imported again', async () => {
    const first = await loadReport(school)
    const { body: simulated } = await importEvaluations(school, FICHA, fixture('judgmentsLater'), '?simular=true')
    const apply = (plan = '') =>
      school.api.post<ImportAnswer>(`/fichas/${FICHA}/evaluaciones/${plan}`, undefined, school.adminToken)
    const { reporte } = (await apply(simulated.plan?.id)).body
    const progress = await listedProgress(school, FICHA)
    expect((await undoImport(school, reporte.id)).status).toBe(200)
    expect((await getFicha(school, FICHA)).ultimo_reporte).toMatchObject({ fecha_reporte: '2026-11-14' })
    expect(await apply(simulated.plan?.id)).toMatchObject({ status: 404, body: { code: 'plan_not_found' } })
    await undoImport(school, first)
    await loadReport(school)
    await loadReport(school, fixture('judgmentsLater'))
    expect(await listedProgress(school, FICHA)).toEqual(progress)
    expect(progress).toMatchObject(expectedAfter('judgmentsLater'))
    expect(await importEvaluations(school, FICHA, fixture('judgments'))).toMatchObject({
      body: { code: 'import_older' },
    })
  })

  it('keeps values of a person that another ficha changed later', async () => {
    await loadReport(school)
    const id = await loadReport(school, mixedReport())
    const { dataSource } = school.api
    await dataSource.query(`UPDATE aprendiz SET apellido = 'DEL OTRO REPORTE' WHERE nro_documento = '1900099001'`)
    const other = await buildFicha(dataSource)
    await dataSource.query('INSERT INTO matricula (nro_ficha, nro_documento, estado) VALUES (?, ?, ?)', [
      other.nro_ficha,
      NEW,
      'EN FORMACION',
    ])
    expect((await undoImport(school, id)).status).toBe(200)
    const people = await dataSource.query(
      'SELECT nro_documento, apellido FROM aprendiz WHERE nro_documento IN (?, ?, ?) ORDER BY 1',
      ['1900099001', NEW, KNOWN],
    )
    expect(people).toMatchObject([{ apellido: 'DEL OTRO REPORTE' }, { nro_documento: NEW }])
  })

  it('waits for a concurrent import, and is rejected if that import came first', async () => {
    const first = await loadReport(school)
    const [loaded, undone] = await Promise.all([
      importEvaluations(school, FICHA, mixedReport()),
      undoImport(school, first),
    ])
    expect([loaded.status, undone.status]).toContain(200)
    expect(await recount(school.api.dataSource.manager)).toEqual([])
    const entries = await listImports(school)
    expect(entries.filter(({ can }) => can.undo)).toHaveLength(1)
    if (undone.status !== 200) expect(undone.body.code).toBe('import_not_newest')
  })

  const withHolder = () =>
    edited('judgments', (rows) => {
      const column = rows[12]!.findIndex((heading) => String(heading).startsWith('Funcionario'))
      rows.find((row) => row[7] === 'POR EVALUAR')![column] = 'CC 1890099001 - MARÍA DEL MAR RÍOS'
    })

  it.each([
    ['judgments', () => fixture('judgments'), mixedReport],
    ['holders', withHolder, () => fixture('judgments')],
  ])('does not restore %s of a program that the ficha no longer has', async (_, earlier, later) => {
    await loadReport(school, earlier())
    const id = await loadReport(school, later())
    const query = (sql: string) => school.api.dataSource.query(sql)
    await query('UPDATE competencia SET id_programa = (SELECT MAX(id) FROM programa)')
    await buildFicha(school.api.dataSource)
    await query(`UPDATE competencia SET id_programa = (SELECT MAX(id) FROM programa)`)
    const before = await dump()
    expect(await undoImport(school, id)).toMatchObject({ status: 409, body: { code: 'import_other_program' } })
    expect(await dump()).toEqual(before)
  })
})
