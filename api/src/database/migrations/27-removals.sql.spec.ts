import { buildApprentice, buildFicha, buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { migrate } from '../migrate.js'
import { Removals1800000000027 } from './27-removals.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

it('the migration records each removal of the audit log once, and continues an interrupted start', async () => {
  const { dataSource } = database
  const { nro_ficha } = await buildFicha(dataSource)
  const { enrolment } = await buildApprentice(dataSource, { nro_ficha })
  const user = await buildUser(dataSource)
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 15, minute))
  const entries: [accion: string, entidad: string, entidad_id: string | number][] = [
    ['keeping:remove-contact', 'matricula', enrolment.id],
    ['keeping:removal', 'usuario', user.id],
    ['keeping:removal', 'aprendiz', '52000555'],
    ['registrations:reject', 'solicitud', '52000556'],
    ['registrations:create', 'solicitud', '52000557'],
    ['users:disable', 'usuario', user.id],
  ]
  for (const [minute, [accion, entidad, entidad_id]] of entries.entries()) {
    const entry = { fecha: at(minute), id_usuario: null, accion, entidad, entidad_id: String(entidad_id) }
    await dataSource.manager.insert(AuditEntry, { ...entry, antes: {}, despues: {} })
  }
  await dataSource.manager.query('DELETE FROM retiro')
  const applied = async () => Number((await dataSource.query('SELECT COUNT(*) AS total FROM migracion'))[0].total)
  const { name } = new Removals1800000000027()
  while (dataSource.migrations.findIndex((one) => one.name === name) < (await applied()))
    await dataSource.undoLastMigration()

  const runner = dataSource.createQueryRunner()
  await new Removals1800000000027().up(runner)
  await runner.query(`DELETE FROM retiro WHERE tipo = 'solicitud'`)
  await runner.release()
  await migrate(dataSource)
  const rows: { fecha: unknown; tipo: string; clave: string }[] = await dataSource.query(
    'SELECT tipo, clave FROM retiro ORDER BY fecha',
  )
  expect(rows.map(({ tipo, clave }) => [tipo, clave])).toEqual([
    ['contacto', enrolment.nro_documento],
    ['contacto', user.nro_documento],
    ['contacto', '52000555'],
    ['solicitud', '52000556'],
  ])
})
