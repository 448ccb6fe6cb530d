import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { buildApprentice, buildFicha, buildProgram } from '../../testing/build.js'
import { dumpOf } from '../../testing/dump.js'
import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { fingerprint } from '../../testing/fingerprint.js'
import { expectedAfter, fixture } from '../../testing/fixtures.js'
import { listImports, loadReport, undoImport } from '../../testing/import-history.js'
import { interceptStatements } from '../../testing/intercept-statements.js'
import { KNOWN, largeReport, mixedReport, NEW, type OutcomeCodes } from '../../testing/mixed-reports.js'
import { FICHA, getFicha, importEvaluations, listedProgress } from '../../testing/school.js'
import { edited } from '../../testing/spreadsheets.js'
import { recount } from '../recount.js'

describe('POST /fichas/:nroFicha/importaciones/:id/deshacer', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const dump = () => dumpOf(school.api.dataSource)

  it('gives back every row as it was, to the byte', async () => {
    const { dataSource } = school.api
    await buildApprentice(dataSource, { nro_documento: KNOWN, nombre: 'CARMEN', apellido: 'CONOCIDA' })
    await recount(dataSource.manager, true)
    await loadReport(school)
    const before = await dump()
    const id = await loadReport(school, mixedReport(), '?renombrar=true')
    const after = await dump()
    for (const table of ['aprendiz', 'aprendiz_palabra', 'matricula', 'juicio', 'juicio_pendiente', 'ficha'])
      expect({ table, changed: after[table] !== before[table] }).toEqual({ table, changed: true })
    const { status, body } = await undoImport(school, id)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { importacion: { tipo: 'deshacer', can: { undo: false } } },
    })
    expect(await dump()).toEqual(before)
  })

  it('undoes one load after the other, and not the one that made the ficha', async () => {
    const states = [await dump()]
    const first = await loadReport(school)
    states.push(await dump())
    const second = await loadReport(school, mixedReport())
    states.push(await dump())
    const third = await loadReport(school, fixture('judgments'), '?forzar=true')
    expect(await undoImport(school, second)).toMatchObject({ status: 409, body: { code: 'import_not_newest' } })
    for (const id of [third, second, first]) {
      expect((await undoImport(school, id)).status).toBe(200)
      expect(await dump()).toEqual(states.pop())
    }
    const created = (await listImports(school)).find(({ tipo }) => tipo === 'aprendices')
    expect(created).toMatchObject({ can: { undo: false }, motivo: { code: 'import_created_ficha' } })
    expect(await undoImport(school, created!.id)).toMatchObject({ status: 409, body: { code: 'import_created_ficha' } })
    expect((await getFicha(school, FICHA)).ultimo_reporte).toBeNull()
  })

  it('keeps the order of reports: what was undone can be loaded again, and is older than nothing', async () => {
    const first = await loadReport(school)
    const { body: simulated } = await importEvaluations(school, FICHA, fixture('judgmentsLater'), '?simular=true')
    const apply = (plan = '') =>
      school.api.post<ImportAnswer>(`/fichas/${FICHA}/evaluaciones/${plan}`, undefined, school.adminToken)
    const { reporte } = (await apply(simulated.plan?.id)).body
    const whole = await listedProgress(school, FICHA)
    expect((await undoImport(school, reporte.id)).status).toBe(200)
    expect((await getFicha(school, FICHA)).ultimo_reporte).toMatchObject({ fecha_reporte: '2026-11-14' })
    expect(await apply(simulated.plan?.id)).toMatchObject({ status: 404, body: { code: 'plan_not_found' } })
    await undoImport(school, first)
    await loadReport(school)
    await loadReport(school, fixture('judgmentsLater'))
    expect(await listedProgress(school, FICHA)).toEqual(whole)
    expect(whole).toMatchObject(expectedAfter('judgmentsLater'))
    expect(await importEvaluations(school, FICHA, fixture('judgments'))).toMatchObject({
      body: { code: 'import_older' },
    })
  })

  it('keeps what another ficha said of a person since', async () => {
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

  it('happens once on concurrent requests', async () => {
    await loadReport(school)
    const before = await dump()
    const id = await loadReport(school, mixedReport())
    const answers = await Promise.all([undoImport(school, id), undoImport(school, id), undoImport(school, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('import_undone')
    expect(await dump()).toEqual(before)
  })

  it('waits for a load that came first, and is refused then', async () => {
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

  it('leaves everything as it was if it fails at any statement', async () => {
    await loadReport(school)
    const id = await loadReport(school, mixedReport())
    const before = await fingerprint(school.api.dataSource)
    const statements = await failAtEach(() => undoImport(school, id))
    expect(statements).toBeGreaterThan(20)
    expect((await listImports(school))[1]).toMatchObject({ id, deshecha: expect.anything() })
    expect(await fingerprint(school.api.dataSource)).not.toBe(before)

    /** Fails at the first statement, then at the second, until it succeeds. Returns how often it failed. */
    async function failAtEach(work: () => Promise<{ status: number }>) {
      for (let at = 0; ; at++) {
        let left = at
        const fails = async (sql: string, run: () => Promise<unknown>) => {
          if (/^\s*(INSERT|UPDATE|DELETE)/.test(sql) && left-- === 0) throw new Error('interrupted')
          return run()
        }
        const { status } = await interceptStatements(school, fails, work)
        if (status === 200) return at
        expect(status).toBe(500)
        expect(await fingerprint(school.api.dataSource)).toBe(before)
      }
    }
  })

  it('undoes a report of 48 people and 100 outcomes', async () => {
    const { dataSource } = school.api
    const { id, codigo } = await buildProgram(dataSource, { competencies: 10, outcomes: 10 })
    const { nro_ficha } = await buildFicha(dataSource, { id_programa_formacion: id })
    const outcomes: OutcomeCodes[] = await dataSource.query(
      `SELECT r.codigo AS resultado, c.codigo AS competencia FROM resultado_aprendizaje r
       JOIN competencia c ON c.id = r.id_competencia WHERE c.id_programa = ?`,
      [id],
    )
    const send = async (approves: (place: number) => boolean, day: string) =>
      (await importEvaluations(school, nro_ficha, largeReport({ nro_ficha, codigo, outcomes, day, approves }))).body
        .reporte
    const states = [await dump()]
    const first = await send((place) => place % 2 === 0, '14/11/2026')
    expect(first).toMatchObject({ filas: 4800, registros: { nuevos: 2400 }, aprendices: { nuevos: 48 } })
    states.push(await dump())
    const second = await send((place) => place % 3 === 0, '15/11/2026')
    expect(second).toMatchObject({ retirados: 1600, aprobaciones_retiradas: 1600, registros: { nuevos: 800 } })
    for (const reporte of [second, first]) {
      const { status, body } = await undoImport(school, reporte.id, school.adminToken, nro_ficha)
      expect({ status, body }).toMatchObject({ status: 200 })
      expect(await dump()).toEqual(states.pop())
    }
  })

  it('is for administrators, loads of this ficha and enabled fichas', async () => {
    const id = await loadReport(school)
    expect(await undoImport(school, id, '')).toMatchObject({ status: 401 })
    expect(await undoImport(school, id, school.userToken)).toMatchObject({ status: 403 })
    const { nro_ficha } = await buildFicha(school.api.dataSource)
    expect(await undoImport(school, id, school.adminToken, nro_ficha)).toMatchObject({
      status: 404,
      body: { code: 'import_not_found' },
    })
    expect(await undoImport(school, 999_999)).toMatchObject({ status: 404, body: { code: 'import_not_found' } })
    const seen = await listImports(school, school.userToken)
    expect(seen.map(({ can }) => can.undo)).toEqual([false, false])
    await school.api.dataSource.query(`UPDATE ficha SET estado = 'deshabilitado' WHERE nro_ficha = ?`, [FICHA])
    expect(await undoImport(school, id)).toMatchObject({ status: 409, body: { code: 'ficha_disabled' } })
    expect((await school.api.get(`/fichas/${FICHA}/importaciones`, school.userToken)).status).toBe(404)
    expect((await listImports(school))[0]).toMatchObject({ id, can: { undo: false } })
  })

  const withHolder = () =>
    edited('judgments', (rows) => {
      const column = rows[12]!.findIndex((heading) => String(heading).startsWith('Funcionario'))
      rows.find((row) => row[7] === 'POR EVALUAR')![column] = 'CC 1890099001 - MARÍA DEL MAR RÍOS'
    })

  it.each([
    ['judgments', () => fixture('judgments'), mixedReport],
    ['who owes one', withHolder, () => fixture('judgments')],
  ])('refuses what another program has taken the place of: %s', async (_, earlier, later) => {
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
