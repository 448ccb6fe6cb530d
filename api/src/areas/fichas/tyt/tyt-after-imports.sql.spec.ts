import { type ConnectedDatabase, connectedDatabase } from '../../../../testing/connected-database.js'
import { inDays } from '../../../../testing/days.js'
import { type Imports, openImports } from '../../../../testing/open-imports.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../../../testing/typed-reports.js'
import { recount } from '../recount.js'
import { TytStepsService } from './tyt-steps.service.js'

const DAY = inDays(-30)

let database: ConnectedDatabase
let imports: Imports
beforeEach(async () => {
  database = await connectedDatabase()
  imports = await openImports(database)
})
afterEach(() => database.drop())

const people = (numbers: string[], estado = 'EN FORMACION') => numbers.map((number) => personRecord(number, { estado }))
const list = (day: number, records: ReturnType<typeof people>, ausentes?: string) =>
  imports.load(apprenticesReport(records, { fecha_reporte: `2026-05-${day}` }), {
    ...(ausentes && { ausentes }),
  } as never)
const judgments = (day: number, numbers: string[]) =>
  imports.load(
    judgmentsReport(
      imports.design,
      numbers.map((number) => judgmentRecord(number, imports.design[0]!.codigo, 'APROBADO')),
      { fecha_reporte: `2026-05-${day}` },
    ),
  )
const record = (nro_documento: string, paso: 'inscrito' | 'presentado', fecha: string | null) =>
  new TytStepsService(imports.dataSource).record(imports.admin, {
    personas: [{ nro_ficha: imports.ficha.nro_ficha, nro_documento }],
    paso,
    fecha,
  })
const days = () =>
  imports.rows('SELECT nro_documento, tyt_inscrito, tyt_presentado FROM matricula ORDER BY nro_documento')
const ENROLLED = { tyt_inscrito: DAY, tyt_presentado: null }

it('reports that are loaded, loaded again and undone never change the days of the TyT test', async () => {
  const [ana, luz, ...others] = imports.people
  await list(10, people(imports.people))
  await record(ana, 'inscrito', DAY)
  await record(luz, 'presentado', DAY)
  const before = await days()
  const loads = [
    () => judgments(11, imports.people),
    () => judgments(12, imports.people),
    () => list(13, [...people([ana], 'CANCELADO'), ...people([luz, ...others])]),
  ]
  const done: (number | null)[] = []
  for (const load of loads) {
    done.push((await load()).id)
    expect(await days()).toEqual(before)
    expect(await recount(imports.dataSource.manager)).toEqual([])
  }
  for (const id of done.toReversed()) {
    await imports.undo(id)
    expect(await days()).toEqual(before)
    expect(await recount(imports.dataSource.manager)).toEqual([])
  }
})

it('a load is not undone while a person whom it added has days of the TyT test', async () => {
  const [ana, luz] = imports.people
  await list(10, people([ana]))
  const { id } = await list(11, people([ana, luz]))
  await record(luz, 'inscrito', DAY)
  await expect(imports.undo(id)).rejects.toMatchObject({
    code: 'import_has_tyt',
    params: { nombre: `LUZ SOTO ${luz}` },
  })
  expect(await days()).toContainEqual({ nro_documento: luz, ...ENROLLED })
  await record(luz, 'inscrito', null)
  await imports.undo(id)
  expect(await days()).toHaveLength(1)
})
