import { buildApprentice, buildFicha } from '../../../../testing/build.js'
import { dumpOf } from '../../../../testing/dump.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { listImports, loadReport, undoImport } from '../../../../testing/import-history.js'
import { KNOWN, mixedReport } from '../../../../testing/mixed-reports.js'
import { FICHA, getFicha } from '../../../../testing/school.js'
import { recount } from '../recount.js'

describe('POST /fichas/:nroFicha/importaciones/:id/deshacer', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const dump = () => dumpOf(school.api.dataSource)

  it('restores every row exactly', async () => {
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

  it('undoes one import after the other, but not the import that created the ficha', async () => {
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

  it('happens only once if requests are concurrent', async () => {
    await loadReport(school)
    const before = await dump()
    const id = await loadReport(school, mixedReport())
    const answers = await Promise.all([undoImport(school, id), undoImport(school, id), undoImport(school, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('import_undone')
    expect(await dump()).toEqual(before)
  })

  it('is rejected without permission, for imports of other fichas and for disabled fichas', async () => {
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
})
