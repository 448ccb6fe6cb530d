import { buildFicha, buildProgram } from '../../../../testing/build.js'
import { dumpOf } from '../../../../testing/dump.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { listImports, loadReport, undoImport } from '../../../../testing/import-history.js'
import { interceptStatements } from '../../../../testing/intercept-statements.js'
import { largeReport, mixedReport, type OutcomeCodes } from '../../../../testing/mixed-reports.js'
import { importEvaluations } from '../../../../testing/school.js'

describe('the undo of an import', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const dump = () => dumpOf(school.api.dataSource)

  it('changes nothing if any statement fails', async () => {
    await loadReport(school)
    const id = await loadReport(school, mixedReport())
    const before = await fingerprint(school.api.dataSource)
    const statements = await failAtEach(() => undoImport(school, id))
    expect(statements).toBeGreaterThan(20)
    expect((await listImports(school))[1]).toMatchObject({ id, deshecha: expect.anything() })
    expect(await fingerprint(school.api.dataSource)).not.toBe(before)

    /** Repeats `work`: first its first write fails, then its second, until `work` succeeds. Returns the number of failures. */
    async function failAtEach(work: () => Promise<{ status: number }>) {
      for (let at = 0; ; at++) {
        let remaining = at
        const fails = async (sql: string, run: () => Promise<unknown>) => {
          if (/^\s*(INSERT|UPDATE|DELETE)/.test(sql) && remaining-- === 0) throw new Error('interrupted')
          return run()
        }
        const { status } = await interceptStatements(school, fails, work)
        if (status === 200) return at
        expect(status).toBe(500)
        expect(await fingerprint(school.api.dataSource)).toBe(before)
      }
    }
  })

  it('restores every row after reports of 48 people and 100 outcomes', async () => {
    const { dataSource } = school.api
    const { id, codigo } = await buildProgram(dataSource, { competencies: 10, outcomes: 10 })
    const { nro_ficha } = await buildFicha(dataSource, { id_programa_formacion: id })
    const outcomes: OutcomeCodes[] = await dataSource.query(
      `SELECT r.codigo AS resultado, c.codigo AS competencia FROM resultado_aprendizaje r
       JOIN competencia c ON c.id = r.id_competencia WHERE c.id_programa = ?`,
      [id],
    )
    const send = async (approves: (index: number) => boolean, day: string) =>
      (await importEvaluations(school, nro_ficha, largeReport({ nro_ficha, codigo, outcomes, day, approves }))).body
        .reporte
    const states = [await dump()]
    const first = await send((index) => index % 2 === 0, '14/11/2026')
    expect(first).toMatchObject({ filas: 4800, registros: { nuevos: 2400 }, aprendices: { nuevos: 48 } })
    states.push(await dump())
    const second = await send((index) => index % 3 === 0, '15/11/2026')
    expect(second).toMatchObject({ retirados: 1600, aprobaciones_retiradas: 1600, registros: { nuevos: 800 } })
    for (const reporte of [second, first]) {
      const { status, body } = await undoImport(school, reporte.id, school.adminToken, nro_ficha)
      expect({ status, body }).toMatchObject({ status: 200 })
      expect(await dump()).toEqual(states.pop())
    }
  })
})
