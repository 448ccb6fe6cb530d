import { buildFicha } from '../../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../../testing/connected-database.js'
import { dumpOf } from '../../../../testing/dump.js'
import { type Imports, openImports } from '../../../../testing/open-imports.js'
import { randomReport } from '../../../../testing/random-reports.js'
import { Random } from '../../../operations/demo/random.js'
import { recount } from '../recount.js'
import { DocumentCorrectionService } from './document-correction.service.js'
import { MergeService } from './merge.service.js'

let database: ConnectedDatabase
let imports: Imports

beforeAll(async () => {
  database = await connectedDatabase()
})
beforeEach(async () => {
  imports = await openImports(database)
})
afterAll(() => database.drop())

/** Returns the document numbers of the people in the ficha. */
const enrolled = async () =>
  (
    await imports.rows<{ nro_documento: string }>(
      'SELECT nro_documento FROM matricula WHERE nro_ficha = ? ORDER BY nro_documento',
      [imports.ficha.nro_ficha],
    )
  ).map(({ nro_documento }) => nro_documento)

/** Reads all rows, and the judgment changes recorded by imports with an id up to `last`. */
async function everything(last?: number) {
  const [{ id = 0 } = {}] = await imports.rows<{ id?: number }>('SELECT MAX(id) AS id FROM importacion')
  const changes = await imports.rows(
    'SELECT * FROM cambio_matricula WHERE id_importacion <= ? ORDER BY id_importacion, id_matricula',
    [last ?? id],
  )
  return { last: last ?? id, changes, rows: await dumpOf(database.dataSource) }
}

/** Merges two random people. Returns the id of the import record, or null if both choices are the same person. */
async function mergeRandomPeople(random: Random): Promise<number | null> {
  const people = await enrolled()
  const [first, second] = [random.of(people), random.of(people)]
  if (first === second) return null
  const key = { nro_ficha: imports.ficha.nro_ficha, nro_documento: first }
  const data = { otro: second, conserva: random.of([first, second]) }
  const merges = new MergeService(database.dataSource)
  const before = await dumpOf(database.dataSource)
  const { union } = await merges.simulate(imports.admin, key, data)
  expect(await dumpOf(database.dataSource)).toEqual(before)
  const answer = await merges.merge(imports.admin, key, data)
  expect(answer.union).toEqual(union)
  const [row] = await imports.rows(
    'SELECT estado, celular, correo, resultados_aprobados, fecha_reporte FROM matricula WHERE nro_documento = ? AND nro_ficha = ?',
    [data.conserva, key.nro_ficha],
  )
  expect(union.resultado).toMatchObject(row ?? {})
  expect(await enrolled()).toEqual(
    people.filter((document) => document === data.conserva || ![first, second].includes(document)),
  )
  return answer.importacion
}

/** Gives a random person another document type, and sometimes `nro_documento`. Returns the id of the import record. */
async function correctRandomPerson(random: Random, nro_documento: string): Promise<number> {
  const key = { nro_ficha: imports.ficha.nro_ficha, nro_documento: random.of(await enrolled()) }
  const corrections = new DocumentCorrectionService(database.dataSource)
  const data = { tipo_documento: random.of(['TI', 'CE']), nro_documento: random.of([nro_documento, key.nro_documento]) }
  return (await corrections.correct(imports.admin, key, data)).importacion
}

/** Changes the phone of a random person. */
async function editContact(random: Random) {
  const celular = String(random.between(3_000_000_000, 3_009_999_999))
  await imports.rows(
    'UPDATE matricula SET celular = ?, celular_editado = ? WHERE nro_ficha = ? AND nro_documento = ?',
    [celular, '2026-05-10', imports.ficha.nro_ficha, random.of(await enrolled())],
  )
}

it.each([1, 2, 3, 4, 5, 6])(
  'undoing random merges, corrections and imports restores every row (seed %i)',
  async (seed) => {
    const random = new Random(seed)
    const other = (await buildFicha(database.dataSource, { id_programa_formacion: imports.program.id })).nro_ficha
    await imports.load(randomReport(random, imports, '2026-05-01'), { nro_ficha: other })
    await imports.load(randomReport(random, imports, '2026-05-02'), { parcial: true })
    await editContact(random)
    await recount(database.dataSource.manager, true)
    const undoable: { id: number; before: Awaited<ReturnType<typeof everything>> }[] = []
    for (let day = 10; day < 20; day++) {
      const before = await everything()
      const kind = random.of(['merge', 'merge', 'correct', 'load', 'load'])
      const id =
        kind === 'merge'
          ? await mergeRandomPeople(random)
          : kind === 'correct'
            ? await correctRandomPerson(random, `90${imports.ficha.nro_ficha}${day}`)
            : (await imports.load(randomReport(random, imports, `2026-05-${day}`), { parcial: true })).id
      expect(await recount(database.dataSource.manager)).toEqual([])
      if (id !== null) undoable.push({ id, before })
    }
    for (const { id, before } of undoable.reverse()) {
      await imports.undo(id)
      expect(await everything(before.last)).toEqual(before)
      expect(await recount(database.dataSource.manager)).toEqual([])
    }
  },
)
