import type { EntityManager } from 'typeorm'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin, buildProgram, type Person } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { inTransaction } from '../../database/transaction.js'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import { Competency } from './competency.entity.js'
import { LearningOutcome } from './learning-outcome.entity.js'
import { Program } from './program.entity.js'
import { removeProgram } from './remove-program.js'

let database: ConnectedDatabase
let manager: EntityManager
let actor: Person
beforeEach(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
  actor = await buildAdmin(database.dataSource)
})
afterEach(() => database.drop())

/** Builds a program with a design and the record of the import that created the program. */
async function build(overrides: Partial<Program> = {}) {
  const program = await buildProgram(database.dataSource, { competencies: 2, outcomes: 2, ...overrides })
  const fileImport = { archivo: 'a.xls', sha256: '1'.repeat(64), fecha: new Date(), resumen: {} }
  await manager.insert(FileImport, { ...fileImport, tipo: 'programa', id_programa: program.id, id_usuario: actor.id })
  return program
}

const remove = (id: number) => inTransaction(database.dataSource, (inside) => removeProgram(inside, actor, id))
const counts = () =>
  Promise.all([Program, Competency, LearningOutcome, FileImport].map((table) => manager.count(table)))

it('removeProgram deletes a program with design and import record, and audits the values of the program', async () => {
  const [program, other] = [await build(), await build()]
  await remove(program.id)
  expect(await counts()).toEqual([1, 2, 4, 1])
  expect(await manager.existsBy(Program, { id: other.id })).toBe(true)
  const { nombre_programa, codigo } = program
  expect(await auditEntriesOf(database.dataSource, 'programa', program.id)).toEqual([
    {
      accion: 'programs:undo-create',
      id_usuario: actor.id,
      antes: expect.objectContaining({ id: program.id, nombre_programa, codigo }),
      despues: null,
    },
  ])
})

it('removeProgram keeps an edited program, and ignores an unknown program', async () => {
  const { id } = await build({ revision: 2 })
  await remove(id)
  await remove(id + 1)
  expect(await counts()).toEqual([1, 2, 4, 1])
  expect(await auditEntriesOf(database.dataSource, 'programa', id)).toEqual([])
})
