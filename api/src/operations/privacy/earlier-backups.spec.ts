import type { ContactDataAnswer } from '@fichero/contract/personal-data.schema'
import { buildUser } from '../../../testing/build.js'
import { openSchool, type School } from '../../../testing/school.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { remainingData } from '../../records/backup-log/removal-texts.js'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

it('the answer of a removal lists earlier backups, without backups that are known to be deleted', async () => {
  const { api, adminToken } = school
  const { dataSource } = api
  const put = `INSERT INTO copia (fecha, tamano_kb, huella, cifrada, filas, archivo, hasta, borrada) VALUES (?, 1, 'a', 1, 1, ?, ?, ?)`
  const at = (day: string) => `${day} 07:00:00.000`
  const [first, second, deleted] = ['/copias/uno', '/copias/dos', '/copias/tres']
  await dataSource.query(put, [at('2026-01-01'), null, null, null])
  await dataSource.query(put, [at('2026-01-02'), first, at('2027-01-02'), null])
  await dataSource.query(put, [at('2026-01-03'), deleted, null, at('2026-01-05')])
  const named = [
    { fecha: '2026-01-02T07:00:00.000Z', archivo: first, hasta: '2027-01-02T07:00:00.000Z' },
    { fecha: '2026-01-01T07:00:00.000Z', archivo: null, hasta: null },
  ]
  const { nro_documento } = await buildUser(dataSource, { estado: 'deshabilitado' })
  const contact = `/admin/personas/${nro_documento}/contacto`
  const shown = async () => (await api.get<ContactDataAnswer>(contact, adminToken)).body
  expect(await shown()).toMatchObject({ copias: named, queda: remainingData('contact', api.database.target) })
  expect((await api.call('DELETE', contact, { token: adminToken })).body).toMatchObject({ copias: named })
  // A backup from after the removal does not contain the data.
  await dataSource.query(put, [at('2199-01-01'), second, null, null])
  expect(await shown()).toMatchObject({ copias: named, datos: { cuenta: 'retirada' } })

  const { nro_documento: applicant } = await buildUser(dataSource, { estado: 'pendiente' })
  await dataSource.query(
    `INSERT INTO auditoria (fecha, accion, entidad, entidad_id) VALUES (?, 'registrations:create', 'solicitud', ?)`,
    [at('2026-01-02'), applicant],
  )
  expect((await api.call('DELETE', `/admin/reject-user/${applicant}`, { token: adminToken })).body).toMatchObject({
    copias: named.slice(0, 1),
  })
  await api.app.get(BackgroundTasks).finished()
})
