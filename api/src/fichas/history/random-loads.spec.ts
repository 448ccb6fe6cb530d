import { Random } from '../../demo/random.js'
import type { JudgmentRecord } from '../../sheets/records.js'
import { buildApprentice } from '../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import { dumpOf } from '../../testing/dump.js'
import { type Imports, openImports } from '../../testing/open-imports.js'
import { randomReport } from '../../testing/random-reports.js'
import { apprenticesReport, personRecord } from '../../testing/typed-reports.js'
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

/** What the reports say last of each outcome of each person: a judgment, or who owes it. */
class Said {
  readonly judged = new Map<string, unknown>()
  readonly owed = new Map<string, unknown>()

  read({ nro_documento, resultado, estado, observacion, ...row }: JudgmentRecord) {
    const key = `${nro_documento} ${resultado}`
    const { evaluador_documento, evaluador_nombre, fecha_registro } = row
    const by = { evaluador_documento, evaluador_nombre }
    const before = this.judged.get(key) as { observacion: string | null } | undefined
    const said = { key, estado, ...by, observacion: observacion ?? before?.observacion ?? null, fecha_registro }
    if (estado) this.judged.set(key, said)
    else this.judged.delete(key)
    if (!estado && (evaluador_documento ?? evaluador_nombre) !== null) this.owed.set(key, { key, ...by })
    else this.owed.delete(key)
  }
}

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

it.each([1, 2, 3, 4])('what random loads leave is what they said, and undoing gives it back (%i)', async (seed) => {
  const random = new Random(seed)
  // Known from another ficha, so that the load that enrols a person does not make the person.
  const [known] = imports.people
  await buildApprentice(imports.dataSource, { nro_documento: known, nombre: 'LUZ', apellido: `SOTO ${known}` })
  expect(await recount(imports.dataSource.manager, true)).not.toEqual([])
  const said = new Said()
  const undoable: { id: number; dump: Awaited<ReturnType<typeof dumpOf>> }[] = []
  for (let day = 10; day < 16; day++) {
    const dump = await dumpOf(imports.dataSource)
    const report = randomReport(random, imports, `2026-05-${day}`)
    const { id, registros } = await imports.load(report)
    expect(registros.nuevos + registros.cambiados + registros.sin_cambio).toBe(report.judgments.length)
    if (id === null) throw new Error('A report of another day is recorded')
    undoable.push({ id, dump })
    for (const record of report.judgments) said.read(record)
    expect(await stored()).toEqual({ judged: said.judged, owed: said.owed })
    expect(await recount(imports.dataSource.manager)).toEqual([])
  }
  for (const { id, dump } of undoable.reverse()) {
    await imports.undo(id)
    expect(await dumpOf(imports.dataSource)).toEqual(dump)
    expect(await recount(imports.dataSource.manager)).toEqual([])
  }
})

it('somebody known before, whom no ficha has, stays when the load that enrolled and renamed the person is undone', async () => {
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
