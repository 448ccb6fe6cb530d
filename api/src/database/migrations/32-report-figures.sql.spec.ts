import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { type Imports, openImports } from '../../../testing/open-imports.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../../testing/typed-reports.js'
import { ReportFigures1800000000032 } from './32-report-figures.js'

let database: ConnectedDatabase
beforeEach(async () => {
  database = await connectedDatabase()
})
afterEach(() => database.drop())

const COLUMNS = ['en_formacion', 'aprobados', 'resultados', 'minimo', 'maximo']
const stored = (): Promise<Record<string, number | null>[]> =>
  database.dataSource.query(`SELECT id, ${COLUMNS} FROM importacion ORDER BY nro_ficha, orden`)
const empty = (condition = '1 = 1') =>
  database.dataSource.query(`UPDATE importacion SET ${COLUMNS.map((column) => `${column} = NULL`)} WHERE ${condition}`)

/** Loads a report in which each of four people has this number of approved outcomes. */
function report({ load, design, people }: Imports, day: number, approved: number[]) {
  const judgments = approved.flatMap((count, index) =>
    design.map(({ codigo }, at) => judgmentRecord(people[index] ?? '', codigo, at < count ? 'APROBADO' : null)),
  )
  return load(judgmentsReport(design, judgments, { fecha_reporte: `2026-05-${day}` }))
}

/** Loads reports, of which one changes nothing, one is undone, and one precedes a list in which somebody left. */
async function loadAll(imports: Imports) {
  await report(imports, 10, [1, 0, 0, 0])
  await report(imports, 11, [1, 0, 0, 0])
  await imports.undo((await report(imports, 12, [4, 4, 4, 4])).id)
  await report(imports, 13, [2, 1, 1, 0])
  const people = imports.people.map((document, index) =>
    personRecord(document, { estado: index === 3 ? 'CANCELADO' : 'EN FORMACION' }),
  )
  await imports.load(apprenticesReport(people, { fecha_reporte: '2026-05-14' }))
  await imports.load(
    judgmentsReport(imports.design, [judgmentRecord(imports.people[0], imports.design[2]!.codigo, 'APROBADO')], {
      fecha_reporte: '2026-05-15',
      people: people.map((person) => person),
    }),
  )
}

async function migrate(runner = database.dataSource.createQueryRunner()) {
  await new ReportFigures1800000000032().up(runner).finally(() => runner.release())
}

it('the migration stores the figures after each judgments report, also after an interruption', async () => {
  const fichas = [await openImports(database), await openImports(database)]
  for (const imports of fichas) await loadAll(imports)
  await empty()

  const runner = database.dataSource.createQueryRunner()
  const dies = jest
    .spyOn(runner.manager, 'transaction')
    .mockImplementationOnce(() => Promise.reject(new Error('killed')))
  await expect(migrate(runner)).rejects.toThrow('killed')
  dies.mockRestore()
  await migrate()
  const figures = (en_formacion: number, aprobados: number, minimo: number | null = null, maximo = minimo) => ({
    en_formacion,
    aprobados,
    resultados: 4,
    minimo,
    maximo,
  })
  const nothing = Object.fromEntries(COLUMNS.map((column) => [column, null]))
  const expected = [
    figures(4, 1),
    figures(4, 1),
    nothing, // undone
    nothing, // the undo
    figures(3, 4), // with the person who left afterwards
    nothing, // the list of people
    figures(3, 5, 1, 3), // the present counters
  ]
  const shown = (await stored()).map(({ id: _, ...row }) => row)
  expect(shown).toEqual([...expected, ...expected])

  await database.dataSource.query('UPDATE importacion SET aprobados = 99 WHERE orden = 1')
  await empty('orden = 2')
  await migrate()
  expect((await stored()).slice(0, 2)).toMatchObject([{ aprobados: 99 }, { aprobados: 1 }])
})

it('the migration leaves out a report whose changes the audit log no longer has', async () => {
  const imports = await openImports(database)
  await report(imports, 10, [1, 0, 0, 0])
  const { id } = await report(imports, 11, [2, 1, 1, 1])
  await report(imports, 12, [2, 1, 1, 1])
  await report(imports, 13, [2, 2, 2, 2])
  await empty()
  const { manager } = database.dataSource
  for (const entry of await manager.query('SELECT id, despues FROM auditoria')) {
    const values = typeof entry.despues === 'string' ? JSON.parse(entry.despues) : entry.despues
    if (values?.importacion === id) await manager.query('UPDATE auditoria SET despues = NULL WHERE id = ?', [entry.id])
  }
  await migrate()
  expect((await stored()).map(({ aprobados }) => aprobados)).toEqual([1, null, null, 8])
})

it('the migration can be reverted and repeated', async () => {
  const imports = await openImports(database)
  await report(imports, 10, [1, 0, 0, 0])
  const runner = database.dataSource.createQueryRunner()
  const migration = new ReportFigures1800000000032()
  await migration.down(runner)
  expect(await runner.hasColumn('importacion', 'maximo')).toBe(false)
  await migration.down(runner)
  await migration.up(runner)
  await runner.release()
  expect(await stored()).toMatchObject([{ en_formacion: 4, aprobados: 1, minimo: 0, maximo: 1 }])
})
