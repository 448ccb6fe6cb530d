import { Enrolment } from '../fichas/enrolment.entity.js'
import { FileImport } from '../imports/file-import.entity.js'
import { ImportDetail } from '../imports/import-detail.entity.js'
import { auditEntriesOf } from '../testing/audit-entries.js'
import { buildApprentice, buildFicha, buildUser } from '../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import { runBuilt } from '../testing/run-command.js'
import { User } from '../users/user.entity.js'
import { personFile } from './person-file.js'

const PHONE = '3001234567'
const MAIL = 'ana.persona@correo.example'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

const person = (...args: string[]) => runBuilt('person', database, args)
const allOf = async (document: string) => JSON.stringify(await personFile(database.dataSource, document))

/** Somebody whose contact data is in an enrolment, in what a load can undo and in the audit trail, beside another one. */
async function buildEverywhere() {
  const { dataSource } = database
  const { nro_ficha, id_jefe } = await buildFicha(dataSource, {})
  const { enrolment } = await buildApprentice(dataSource, { nro_ficha, celular: PHONE, correo: MAIL })
  const other = (await buildApprentice(dataSource, { nro_ficha, celular: '3119999999' })).enrolment
  const rows = [enrolment, other].map(({ nro_documento, celular, correo }) => ({
    nro_documento,
    antes: null,
    despues: { celular, correo, estado: 'EN FORMACION' },
  }))
  const contenido = { creacion: true, personas: [], matriculas: rows, titulares: [], retirados: [], nombres: [] }
  const load = {
    tipo: 'aprendices',
    archivo: 'a.xls',
    sha256: 'a'.repeat(64),
    nro_ficha,
    orden: 1,
    id_usuario: id_jefe,
  }
  const { identifiers } = await dataSource.manager.insert(FileImport, {
    ...load,
    fecha: new Date(),
    resumen: {},
  } as never)
  await dataSource.manager.insert(ImportDetail, { id_importacion: identifiers[0]?.id, contenido, id_deshacer: null })
  const note = `INSERT INTO auditoria (fecha, accion, entidad, entidad_id, antes) VALUES ('2026-01-01 08:00:00.000', 'x', ?, ?, ?)`
  await dataSource.query(note, ['matricula', String(enrolment.id), JSON.stringify({ correo: MAIL })])
  await dataSource.query(note, [
    'ficha',
    String(nro_ficha),
    JSON.stringify({ matriculas: rows.map(({ despues, ...row }) => ({ ...row, ...despues })) }),
  ])
  return { enrolment, other }
}

it('contact data goes from everywhere, of that person alone, and the academic record stays', async () => {
  const { enrolment, other } = await buildEverywhere()
  const document = enrolment.nro_documento
  const before = await allOf(other.nro_documento)

  const shown = await person(document, '--remove')
  expect(shown.out).toContain('matrículas, 1; cargas que los guardan para deshacerse, 1; anotaciones de Actividad, 2')
  expect(shown.out).toContain('No se retiró nada')
  expect(await allOf(document)).toContain(PHONE)

  expect((await person(document, '--remove', '--apply')).out).toContain('Retirados')
  const after = await allOf(document)
  expect([PHONE, MAIL].filter((held) => after.includes(held))).toEqual([])
  expect(JSON.parse(after)).toMatchObject({ aprendiz: [{ nro_documento: document }] })
  expect((await allOf(other.nro_documento)).includes('3119999999')).toBe(before.includes('3119999999'))
  expect(before).toContain('3119999999')
  const saved = await database.dataSource.manager.findOneByOrFail(Enrolment, { id: enrolment.id })
  expect(saved).toMatchObject({ correo_busqueda: null, version: enrolment.version + 1 })
  const [newest] = (await auditEntriesOf(database.dataSource, 'matricula', enrolment.id)).toReversed()
  expect(newest).toMatchObject({ accion: 'keeping:removal', antes: null, despues: null })
  expect((await person(document, '--remove')).out).toContain('matrículas, 0;')
})

it('an account that is disabled loses what it signs in with; one that is enabled stays', async () => {
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
