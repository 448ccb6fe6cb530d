import { buildApprentice } from '../../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../../testing/connected-database.js'
import { dumpOf } from '../../../../testing/dump.js'
import { type Imports, openImports } from '../../../../testing/open-imports.js'
import { randomReport } from '../../../../testing/random-reports.js'
import { apprenticesReport, personRecord } from '../../../../testing/typed-reports.js'
import type { JudgmentRecord } from '../../../files/spreadsheet-reader/records.js'
import { Random } from '../../../operations/demo/random.js'
import { recount } from '../recount.js'

let database: ConnectedDatabase
let imports: Imports

beforeAll(async () => {
  database = await connectedDatabase()
})
beforeEach(async () => {
  imports = await openImports(database)
})
afterAll(() => database.drop())

/** Model of the expected state: for each person and outcome, the latest judgment or the holder who owes it. */
class Expected {
  readonly judged = new Map<string, unknown>()
  readonly owed = new Map<string, unknown>()

  read({ nro_documento, resultado, estado, observacion, ...row }: JudgmentRecord) {
    const key = `${nro_documento} ${resultado}`
    const { evaluador_documento, evaluador_nombre, fecha_registro } = row
    const by = { evaluador_documento, evaluador_nombre }
    const before = this.judged.get(key) as { observacion: string | null } | undefined
    const judgment = { key, estado, ...by, observacion: observacion ?? before?.observacion ?? null, fecha_registro }
    if (estado) this.judged.set(key, judgment)
    else this.judged.delete(key)
    if (!estado && (evaluador_documento ?? evaluador_nombre) !== null) this.owed.set(key, { key, ...by })
    else this.owed.delete(key)
  }
}

/** Returns the stored judgments and holders, in the shape of the model. */
async function stored() {
  const rows = await imports.rows<{ nro_documento: string; codigo: string }>(
    `SELECT m.nro_documento, r.codigo, j.estado, j.evaluador_documento, j.evaluador_nombre, j.observacion, j.fecha_registro
     FROM juicio j JOIN matricula m ON m.id = j.id_matricula JOIN resultado_aprendizaje r ON r.id = j.id_resultado
     WHERE m.nro_ficha = ?`,
    [imports.ficha.nro_ficha],
  )
  const owed = await imports.rows<{ nro_documento: string; codigo: string }>(
    `SELECT m.nro_documento, r.codigo, h.evaluador_documento, h.evaluador_nombre
     FROM juicio_pendiente h JOIN matricula m ON m.id = h.id_matricula
       JOIN resultado_aprendizaje r ON r.id = h.id_resultado
     WHERE m.nro_ficha = ?`,
    [imports.ficha.nro_ficha],
  )
  const keyed = (list: typeof rows) =>
    new Map(
      list.map(({ nro_documento, codigo, ...row }) => {
        const key = `${nro_documento} ${codigo}`
        return [key, { key, ...row }]
      }),
    )
  return { judged: keyed(rows), owed: keyed(owed) }
}

it.each([1, 2, 3, 4])(
  'random imports store what the reports contain, and undoing them restores every row (seed %i)',
  async (seed) => {
    const random = new Random(seed)
    // This person is already known from another ficha before an import enrols the person here.
    const [known] = imports.people
    await buildApprentice(imports.dataSource, { nro_documento: known, nombre: 'LUZ', apellido: `SOTO ${known}` })
    expect(await recount(imports.dataSource.manager, true)).not.toEqual([])
    const expected = new Expected()
    const undoable: { id: number; dump: Awaited<ReturnType<typeof dumpOf>> }[] = []
    for (let day = 10; day < 16; day++) {
      const dump = await dumpOf(imports.dataSource)
      const report = randomReport(random, imports, `2026-05-${day}`)
      const { id, registros } = await imports.load(report)
      expect(registros.nuevos + registros.cambiados + registros.sin_cambio).toBe(report.judgments.length)
      if (id === null) throw new Error('A report of another day is recorded')
      undoable.push({ id, dump })
      for (const record of report.judgments) expected.read(record)
      expect(await stored()).toEqual({ judged: expected.judged, owed: expected.owed })
      expect(await recount(imports.dataSource.manager)).toEqual([])
    }
    for (const { id, dump } of undoable.reverse()) {
      await imports.undo(id)
      expect(await dumpOf(imports.dataSource)).toEqual(dump)
      expect(await recount(imports.dataSource.manager)).toEqual([])
    }
  },
)

it('an undone import that enrolled and renamed a person keeps the person, who had no other enrolment', async () => {
  const [document] = imports.people
  await buildApprentice(imports.dataSource, { nro_documento: document, nombre: 'LUZ', apellido: 'SOTO' })
  await imports.rows('DELETE FROM matricula WHERE nro_documento = ?', [document])
  const report = apprenticesReport([personRecord(document, { nombre: 'LUZ MARINA', apellido: 'SOTO' })])
  const { id } = await imports.load(report)
  await imports.undo(id)
  expect(await imports.rows('SELECT nombre FROM aprendiz WHERE nro_documento = ?', [document])).toEqual([
    { nombre: 'LUZ' },
  ])
  const words = await imports.rows('SELECT palabra FROM aprendiz_palabra WHERE nro_documento = ?', [document])
  expect(words).toHaveLength(3)
})
