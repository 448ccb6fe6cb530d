import type { OwnFichasAnswer } from '@fichero/contract/dashboard.schema'
import type { FichaAnswer, FichasAnswer } from '@fichero/contract/fichas.schema'
import { buildApprentice, buildFicha, buildProgram, buildReport, buildUndo } from '../../../testing/build.js'
import { inDays } from '../../../testing/days.js'
import { openSchool, type School } from '../../../testing/school.js'
import type { FileImport } from '../../files/import-records/file-import.entity.js'
import { startOfDay } from '../../rules/today.js'

let school: School
let id_programa_formacion: number
beforeEach(async () => {
  school = await openSchool()
  ;({ id: id_programa_formacion } = await buildProgram(school.api.dataSource, { total_resultados: 4 }))
})
afterEach(() => school.close())

/** Records the imports of a new ficha, oldest first. Three people are in training; 5 of their 12 outcomes are approved. */
async function buildLoaded(...loads: Partial<Omit<FileImport, 'nro_ficha'>>[]) {
  const { dataSource } = school.api
  const { nro_ficha } = await buildFicha(dataSource, {
    id_programa_formacion,
    id_jefe: school.admin.id,
    total_aprendices_en_formacion: 3,
    aprobados_en_formacion: 5,
    fecha_fin_lectiva: inDays(10),
    fecha_fin_ficha: inDays(200),
  })
  for (const resultados_aprobados of [4, 1, 0]) await buildApprentice(dataSource, { nro_ficha, resultados_aprobados })
  const reports: FileImport[] = []
  for (const [index, load] of loads.entries())
    reports.push(await buildReport(dataSource, { nro_ficha, orden: index + 1, ...load }))
  return { nro_ficha, last: reports.at(-1)! }
}

const get = async <T>(path: string) => (await school.api.get<T>(path, school.adminToken)).body

type Figures = Pick<FichasAnswer['fichas'][number], 'nro_ficha' | 'dias_reporte' | 'faltan'>
/** Age of the report and missing outcomes by ficha. */
const figuresOf = (fichas: Figures[]) =>
  Object.fromEntries(fichas.map(({ nro_ficha, dias_reporte, faltan }) => [nro_ficha, [dias_reporte, faltan]]))

it('a ficha has the age of its newest report, and the number of missing outcomes once it has a report', async () => {
  const never = await buildLoaded()
  const list = await buildLoaded({ tipo: 'aprendices', fecha_reporte: inDays(-1) })
  const dated = await buildLoaded({ fecha_reporte: inDays(-12) })
  const forced = await buildLoaded({ fecha_reporte: inDays(-2) }, { fecha_reporte: inDays(-31) })
  const tomorrow = await buildLoaded({ fecha_reporte: inDays(1) })
  // Without a date in the report, the age counts from the day of the import in Bogotá.
  const midnight = startOfDay(inDays(-2))
  const undated = await buildLoaded({ fecha_reporte: null, fecha: midnight })
  const earlier = await buildLoaded({ fecha_reporte: null, fecha: new Date(midnight.getTime() - 1) })
  const undone = await buildLoaded({ fecha_reporte: inDays(-3) })
  await buildUndo(school.api.dataSource, undone.last, 2)
  const former = await buildLoaded({ fecha_reporte: inDays(-40) }, { fecha_reporte: inDays(-3) })
  await buildUndo(school.api.dataSource, former.last, 3)

  const expected = {
    [never.nro_ficha]: [null, null],
    [list.nro_ficha]: [null, null],
    [dated.nro_ficha]: [12, 7],
    [forced.nro_ficha]: [31, 7],
    [tomorrow.nro_ficha]: [0, 7],
    [undated.nro_ficha]: [2, 7],
    [earlier.nro_ficha]: [3, 7],
    [undone.nro_ficha]: [null, null],
    [former.nro_ficha]: [40, 7],
  }
  expect(figuresOf((await get<FichasAnswer>('/fichas?limit=100')).fichas)).toEqual(expected)
  expect(figuresOf((await get<OwnFichasAnswer>('/dashboard/own-fichas')).fichas)).toEqual(expected)
  for (const [nro_ficha, [dias, faltan]] of Object.entries(expected)) {
    const { ultimo_reporte, totales, ...ficha } = await get<FichaAnswer>(`/fichas/${nro_ficha}`)
    expect([ficha.dias_reporte, ficha.faltan]).toEqual([dias, faltan])
    expect([ultimo_reporte?.dias ?? null, totales.faltan]).toEqual([dias, faltan ?? 0])
  }
})
