import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { buildContactEverywhere, MAIL, OTHER_PHONE, PHONE } from '../../../testing/contact-everywhere.js'
import { runBuilt } from '../../../testing/run-command.js'
import { changeNumber } from '../../areas/fichas/change-number.js'
import { Enrolment } from '../../areas/fichas/enrolment.entity.js'
import { User } from '../../areas/users/user.entity.js'
import { inTransaction } from '../../database/transaction.js'
import { personFile } from './person-file.js'
import { contactDataOf, removeContact } from './remove-contact.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

const person = (...args: string[]) => runBuilt('person', database, args)
const allOf = async (document: string) => JSON.stringify(await personFile(database.dataSource, document))

it('removeContact removes only the contact data of one person everywhere, and not the academic record', async () => {
  const { enrolment, other } = await buildContactEverywhere(database.dataSource)
  const document = enrolment.nro_documento
  const before = await allOf(other.nro_documento)

  const shown = await person(document, '--remove')
  for (const line of ['Matrículas: 1', 'Cargas que los guardan para deshacerse: 1', 'Anotaciones de Actividad: 2'])
    expect(shown.out).toContain(line)
  expect(shown.out).toContain('No se quitó nada')
  expect(await allOf(document)).toContain(PHONE)

  expect((await person(document, '--remove', '--apply')).out).toContain('Se quitaron')
  const after = await allOf(document)
  expect([PHONE, MAIL].filter((value) => after.includes(value))).toEqual([])
  expect(JSON.parse(after)).toMatchObject({ aprendiz: [{ nro_documento: document }] })
  expect((await allOf(other.nro_documento)).includes(OTHER_PHONE)).toBe(before.includes('3119999999'))
  expect(before).toContain(OTHER_PHONE)
  const saved = await database.dataSource.manager.findOneByOrFail(Enrolment, { id: enrolment.id })
  expect(saved).toMatchObject({ correo_busqueda: null, version: enrolment.version + 1 })
  const [newest] = (await auditEntriesOf(database.dataSource, 'matricula', enrolment.id)).toReversed()
  expect(newest).toMatchObject({ accion: 'keeping:removal', antes: {}, despues: {} })
  expect((await person(document, '--remove')).out).toContain('Matrículas: 0')
})

it('removeContact removes the credentials of a disabled account, and leaves an enabled account unchanged', async () => {
  const { dataSource } = database
  const [leaving, staying] = [
    await buildUser(dataSource, { estado: 'deshabilitado', password: 'una clave', correo_institucional: MAIL }),
    await buildUser(dataSource, { password: 'una clave', correo_institucional: 'otra@correo.example' }),
  ]
  await person(leaving.nro_documento, '--remove', '--apply')
  expect((await person(staying.nro_documento, '--remove', '--apply')).out).toContain('deshabilítela antes')
  const read = (id: number) => dataSource.manager.findOneByOrFail(User, { id })
  expect(await read(leaving.id)).toMatchObject({
    contrasena: null,
    correo_institucional: `retirado.${leaving.id}@fichero.invalid`,
    nombre: leaving.nombre,
  })
  expect(await allOf(leaving.nro_documento)).not.toContain(MAIL)
  expect(await read(staying.id)).toMatchObject({
    correo_institucional: 'otra@correo.example',
    version: staying.version,
  })
})

it('removeContact finds a person by the former or the current document number, and removes the data stored under both', async () => {
  const { dataSource } = database
  const { enrolment } = await buildContactEverywhere(dataSource)
  const former = enrolment.nro_documento
  const current = `98${former}`
  await inTransaction(dataSource, (manager) => changeNumber(manager, former, current))
  const file = await personFile(dataSource, former)
  expect(file).toMatchObject({
    aprendiz: [{ nro_documento: current }],
    documento_anterior: [{ nro_anterior: former, nro_documento: current }],
    matricula: [{ id: enrolment.id }],
  })
  expect(await personFile(dataSource, current)).toEqual(file)
  expect(JSON.stringify(file.importacion_detalle)).toContain(PHONE)
  expect(await contactDataOf(dataSource, current)).toMatchObject({ matriculas: 1, cargas: 1 })
  await removeContact(dataSource, former, { actor: null, config: database })
  const after = await allOf(current)
  expect([PHONE, MAIL].filter((value) => after.includes(value))).toEqual([])
  expect(await contactDataOf(dataSource, former)).toMatchObject({ matriculas: 0, cargas: 0, anotaciones: 0 })
})
