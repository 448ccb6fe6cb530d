import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin, buildFicha, buildUser, type Person } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { USER } from '../../../testing/verdicts.js'
import { inTransaction } from '../../database/transaction.js'
import { Ficha } from './ficha.entity.js'
import { FichaHandOverService } from './ficha-hand-over.service.js'

let database: ConnectedDatabase
let admin: Person
let head: Person
beforeAll(async () => {
  database = await connectedDatabase()
  admin = await buildAdmin(database.dataSource)
})
beforeEach(async () => {
  head = await buildUser(database.dataSource)
})
afterAll(() => database.drop())

const handOver = (to: string, actor = admin) =>
  inTransaction(database.dataSource, (manager) => new FichaHandOverService().handOver(manager, actor, head, to))

const build = (estado: Ficha['estado']) => buildFicha(database.dataSource, { id_jefe: head.id, estado })

const headsOf = async (fichas: Ficha[]) => {
  const { manager } = database.dataSource
  const found = await Promise.all(fichas.map(({ nro_ficha }) => manager.findOneByOrFail(Ficha, { nro_ficha })))
  return found.map(({ id_jefe }) => id_jefe)
}

it('handOver moves the enabled fichas to another head, and audits each edit', async () => {
  const heir = await buildUser(database.dataSource)
  const fichas = [await build('habilitado'), await build('habilitado')]
  const [disabled, others] = [await build('deshabilitado'), await buildFicha(database.dataSource)]
  expect(await handOver(heir.nro_documento)).toEqual(fichas.map(({ nro_ficha }) => nro_ficha))
  expect(await headsOf([...fichas, disabled, others])).toEqual([heir.id, heir.id, head.id, others.id_jefe])
  for (const { nro_ficha } of fichas)
    expect(await auditEntriesOf(database.dataSource, 'ficha', nro_ficha)).toEqual([
      { accion: 'fichas:edit', id_usuario: admin.id, antes: { id_jefe: head.id }, despues: { id_jefe: heir.id } },
    ])
})

it('handOver rejects a new head who is unknown, disabled or the current head', async () => {
  const ficha = await build('habilitado')
  const disabled = await buildUser(database.dataSource, { estado: 'deshabilitado' })
  for (const document of ['99999999', disabled.nro_documento, head.nro_documento])
    await expect(handOver(document)).rejects.toMatchObject({
      extra: { errors: { idJefeFicha: 'instructor_unknown' } },
    })
  expect(await headsOf([ficha])).toEqual([head.id])
})

it('handOver rejects an actor who may not edit the fichas', async () => {
  const heir = await buildUser(database.dataSource)
  const ficha = await build('habilitado')
  await expect(handOver(heir.nro_documento, USER as Person)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await headsOf([ficha])).toEqual([head.id])
})
