import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { dumpOf } from '../../../testing/dump.js'
import { type Imports, openImports } from '../../../testing/open-imports.js'
import { apprenticesReport, personRecord } from '../../../testing/typed-reports.js'
import { ImportDetail } from '../../files/import-records/import-detail.entity.js'
import { Random } from '../../operations/demo/random.js'
import { SmallerLoads1800000000023 } from './23-smaller-loads.js'

let database: ConnectedDatabase
let imports: Imports
beforeAll(async () => {
  database = await connectedDatabase()
  imports = await openImports(database)
})
afterAll(() => database.drop())

const ENROLMENTS = 'SELECT nro_documento, estado, celular, correo, fecha_reporte FROM matricula WHERE nro_ficha = ?'
type Row = Record<'nro_documento' | 'estado' | 'celular' | 'correo' | 'fecha_reporte', string | null>

const enrolled = async () =>
  new Map((await imports.rows<Row>(ENROLMENTS, [imports.ficha.nro_ficha])).map((row) => [row.nro_documento, row]))

/** The enrolments in an import's detail as the previous release wrote them: all columns of each enrolment with a new date. */
function formerEnrolments(before: Map<string | null, Row>, after: Map<string | null, Row>) {
  const columns = ({ nro_documento: _, ...row }: Row) => row
  return [...after.values()].flatMap((row) => {
    const known = before.get(row.nro_documento)
    const [antes, despues] = [known ? columns(known) : null, columns(row)]
    return JSON.stringify(antes) === JSON.stringify(despues)
      ? []
      : [{ nro_documento: row.nro_documento, antes, despues }]
  })
}

const sizeOf = async (id: number) => {
  const [row] = await imports.rows<{ size: number }>(
    `SELECT LENGTH(d.contenido) + LENGTH(i.resumen) AS size
     FROM importacion_detalle d JOIN importacion i ON i.id = d.id_importacion WHERE i.id = ?`,
    [id],
  )
  return Number(row?.size)
}

it('the migration shrinks the details of imports, which can still be undone, even after an interruption', async () => {
  const random = new Random(7)
  const loads: { id: number; dump: Awaited<ReturnType<typeof dumpOf>> }[] = []
  for (let week = 10; week < 30; week++) {
    const dump = await dumpOf(imports.dataSource)
    const before = await enrolled()
    // A list of people without a ficha number may omit people of the ficha, so that their dates differ.
    const people = imports.people
      .filter(() => random.next() < 0.8)
      .map((document) =>
        personRecord(document, {
          estado: random.of(['EN FORMACION', 'EN FORMACION', 'CANCELADO']),
          celular: random.of([null, '3001234567']),
        }),
      )
    const { id, ...summary } = await imports.load(apprenticesReport(people, { fecha_reporte: `2026-05-${week}` }))
    if (id === null) throw new Error('A report of another day is recorded')
    loads.push({ id, dump })
    const { contenido } = await imports.dataSource.manager.findOneByOrFail(ImportDetail, { id_importacion: id })
    const { documentos: _, fechas: __, ...rest } = contenido
    const detail = { ...rest, matriculas: formerEnrolments(before, await enrolled()) }
    await imports.rows('UPDATE importacion_detalle SET contenido = ? WHERE id_importacion = ?', [
      JSON.stringify(detail),
      id,
    ])
    const avisos = [{ fila: 2, columna: 'Estado', valor: '', code: 'state_default', motivo: '', params: {} }]
    const formerSummary = { ...summary, id: null, avisos, rechazos: [] }
    await imports.rows('UPDATE importacion SET resumen = ? WHERE id = ?', [JSON.stringify(formerSummary), id])
  }
  const ids = loads.map(({ id }) => id)
  const former = await Promise.all(ids.map(sizeOf))
  await interruptedAfter(15)
  await up()
  await up()
  const sizes = await Promise.all(ids.map(sizeOf))
  for (const [at, size] of sizes.entries()) expect(size).toBeLessThan(former[at]!)
  for (const { id, dump } of loads.reverse()) {
    await imports.undo(id)
    expect(await dumpOf(imports.dataSource)).toEqual(dump)
  }
})

async function up(runner = database.dataSource.createQueryRunner()): Promise<void> {
  await new SmallerLoads1800000000023().up(runner).finally(() => runner.release())
}

/** Fails as if the process had died after `updates` updates; the database rolls back the transaction of the batch. */
async function interruptedAfter(updates: number): Promise<void> {
  const runner = database.dataSource.createQueryRunner()
  const query = runner.query.bind(runner)
  let count = 0
  const dies = jest.spyOn(runner, 'query').mockImplementation(async (sql, values) => {
    if (/UPDATE/.test(sql) && ++count > updates) throw new Error('interrupted')
    return query(sql, values)
  })
  await expect(up(runner)).rejects.toThrow('interrupted')
  dies.mockRestore()
}
