import type { PersonChange } from '@fichero/contract/import-history.schema'
import type { EntityManager } from 'typeorm'
import { buildProgram } from '../../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../../testing/connected-database.js'
import { type DesignRow, designOf } from '../../programs/design.js'
import { presentChanges } from './present-changes.js'

let database: ConnectedDatabase
let manager: EntityManager
let design: DesignRow[]
beforeAll(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
  const { id } = await buildProgram(database.dataSource, { competencies: 2, outcomes: 2 })
  design = await designOf(manager, id)
})
afterAll(() => database.drop())

/** Returns a person with changes in the outcomes at these positions of the design. */
const changed = (nro_documento: string, ...positions: number[]) =>
  ({
    nro_documento,
    resultados: positions.map((index) => ({ id_resultado: design[index]!.id, tipo: 'nuevo' })),
  }) as unknown as PersonChange

const shown = async (people: PersonChange[], page = 1, limit = 2) => {
  const { personas, resultados, pagination } = await presentChanges(manager, people, { page, limit })
  const positionOf = (id: number) => design.findIndex((row) => row.id === id)
  return {
    people: personas.map((one) => [one.nro_documento, ...one.resultados.map((row) => positionOf(row.id_resultado))]),
    outcomes: resultados.map(({ id }) => positionOf(id)),
    pagination,
  }
}

it('presentChanges returns a page of changes in the order of the design, with only the outcomes of that page', async () => {
  const people = [changed('1', 2, 0), changed('2', 3, 2), changed('3', 1)]
  expect(await shown(people)).toEqual({
    people: [
      ['1', 0, 2],
      ['2', 2, 3],
    ],
    outcomes: [0, 2, 3],
    pagination: { currentPage: 1, totalPages: 2, totalItems: 3, itemsPerPage: 2 },
  })
  expect(await shown(people, 2)).toMatchObject({ people: [['3', 1]], outcomes: [1] })
  const { id, codigo, nombre_rae, nombre_competencia } = design[1]!
  const { resultados } = await presentChanges(manager, people, { page: 2, limit: 2 })
  expect(resultados).toEqual([{ id, codigo, nombre_rae, nombre_competencia }])
})

it('presentChanges returns no outcomes for people without changed outcomes', async () => {
  expect(await shown([changed('1')])).toMatchObject({ people: [['1']], outcomes: [] })
  expect(await shown([])).toMatchObject({ people: [], pagination: { totalItems: 0 } })
})
