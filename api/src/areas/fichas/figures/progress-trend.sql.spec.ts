import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { ImportsAnswer } from '@fichero/contract/import-history.schema'
import type { ProgressTrendAnswer } from '@fichero/contract/progress-trend.schema'
import { buildFicha, buildReport } from '../../../../testing/build.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { listImports, loadReport, undoImport } from '../../../../testing/import-history.js'
import { mixedReport, NEW } from '../../../../testing/mixed-reports.js'
import { FICHA, getFicha, importEvaluations } from '../../../../testing/school.js'

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
})
afterEach(() => school.close())

const get = (nroFicha = FICHA, token = school.userToken) =>
  school.api.get<ProgressTrendAnswer>(`/fichas/${nroFicha}/avance`, token)
const trend = async () => (await get()).body.reportes

const DAY_MS = 86_400_000
const twoDecimals = (value: number) => Math.round(value * 100) / 100

/** Returns the point of the present moment, computed from the people whom the ficha lists. */
async function presentPoint() {
  const { aprendices, fecha_inicio_lectiva, fecha_fin_lectiva, ultimo_reporte } = await getFicha(school, FICHA)
  const shares = aprendices
    .filter(({ estado }) => IN_TRAINING_STATES.includes(estado))
    .map(({ resultados_aprobados, total_resultados }) => (resultados_aprobados / total_resultados) * 100)
  const fecha = ultimo_reporte?.fecha_reporte ?? ''
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS
  const elapsed = days(fecha_inicio_lectiva, fecha) / days(fecha_inicio_lectiva, fecha_fin_lectiva)
  return {
    id: expect.any(Number),
    archivo: ultimo_reporte?.archivo,
    fecha,
    avance: twoDecimals(shares.reduce((sum, share) => sum + share, 0) / shares.length),
    minimo: twoDecimals(Math.min(...shares)),
    maximo: twoDecimals(Math.max(...shares)),
    esperado: twoDecimals(Math.max(0, Math.min(1, elapsed)) * 100),
  }
}

it('has a point for each report that changed something or has another date', async () => {
  expect((await get()).body).toEqual({ ok: true, reportes: [] })
  const first = await loadReport(school)
  const before = await presentPoint()
  expect(await trend()).toEqual([{ ...before, id: first }])
  expect((await importEvaluations(school, FICHA, fixture('judgments'))).body.reporte.id).toBeNull()
  expect(await trend()).toEqual([{ ...before, id: first }])
  const second = await loadReport(school, mixedReport(), '?renombrar=true')
  const after = await presentPoint()
  expect(after.avance).not.toBe(before.avance)
  expect(await trend()).toEqual([
    { ...before, id: first },
    { ...after, id: second },
  ])
})

it('has no point for an undone report, and the report before it has its former figures', async () => {
  const first = await loadReport(school)
  const before = await presentPoint()
  const second = await loadReport(school, mixedReport(), '?renombrar=true')
  expect((await undoImport(school, second)).status).toBe(200)
  expect(await trend()).toEqual([{ ...before, id: first }])
  const again = await loadReport(school, mixedReport(), '?renombrar=true')
  expect(await trend()).toEqual([
    { ...before, id: first },
    { ...(await presentPoint()), id: again },
  ])
})

it('counts a merge after a report in the figures of that report', async () => {
  await loadReport(school)
  const first = await presentPoint()
  await loadReport(school, mixedReport(), '?renombrar=true')
  const { aprendices } = await getFicha(school, FICHA)
  const other = aprendices.find(({ estado, nro_documento }) => estado === 'EN FORMACION' && nro_documento !== NEW)
  const { status } = await school.api.post(
    `/fichas/${FICHA}/aprendices/${NEW}/union`,
    { otro: other?.nro_documento, conserva: NEW },
    school.adminToken,
  )
  expect(status).toBe(200)
  const merged = await presentPoint()
  expect(await trend()).toEqual([first, merged])
  await loadReport(school, fixture('judgments'), '?forzar=true&ausentes=fuera')
  const last = await presentPoint()
  expect(last.avance).not.toBe(merged.avance)
  // The forced report has an earlier date.
  expect(await trend()).toEqual([first, last, merged])
})

it('leaves out reports whose figures are not known, and does not know the slowest of some', async () => {
  const { dataSource } = school.api
  await loadReport(school)
  const known = { en_formacion: 4, aprobados: 30, resultados: 20 }
  const reports = [
    { fecha_reporte: '2026-02-20' },
    { ...known, fecha_reporte: null, fecha: new Date('2026-03-01T03:00:00Z') },
    { ...known, en_formacion: 0 },
  ]
  for (const [at, report] of reports.entries())
    await buildReport(dataSource, { nro_ficha: FICHA, orden: at - 10, ...report })
  expect((await trend())[0]).toMatchObject({ fecha: '2026-02-28', avance: 37.5, minimo: null, maximo: null })
  expect(await trend()).toHaveLength(2)
})

it('is empty if nobody is in training', async () => {
  const { nro_ficha } = await buildFicha(school.api.dataSource, { id_programa_formacion: school.program })
  await buildReport(school.api.dataSource, { nro_ficha })
  expect((await get(nro_ficha)).body).toEqual({ ok: true, reportes: [] })
})

it('does not exist for people who may not see the ficha', async () => {
  expect(await get(4_999_999)).toMatchObject({ status: 404, body: { code: 'ficha_not_found' } })
  await school.api.post(`/fichas/disabled/${FICHA}`, undefined, school.adminToken)
  expect(await get()).toMatchObject({ status: 404, body: { code: 'ficha_not_found' } })
  expect(await get(FICHA, school.adminToken)).toMatchObject({ status: 200, body: { ok: true, reportes: [] } })
})

it('the list of imports has the page that contains a given import', async () => {
  await loadReport(school)
  await loadReport(school, fixture('judgmentsLater'))
  const [, , created] = await listImports(school)
  const pageWith = async (carga: number | undefined) =>
    (await school.api.get<ImportsAnswer>(`/fichas/${FICHA}/importaciones?limit=2&carga=${carga}`, school.userToken))
      .body
  expect(await pageWith(created?.id)).toMatchObject({
    importaciones: [{ id: created?.id }],
    pagination: { currentPage: 2 },
  })
  expect((await pageWith(999_999)).pagination.currentPage).toBe(1)
})
