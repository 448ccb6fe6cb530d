import { buildApprentice, buildFicha, buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { ModuleData } from '../../areas/module-data/module-data.entity.js'
import { onlyAbout, personFile } from './person-file.js'
import { PERSON_TABLES } from './person-tables.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

it('PERSON_TABLES has a rule for every table', () => {
  const tables = database.dataSource.entityMetadatas.map(({ tableName }) => tableName)
  expect(Object.keys(PERSON_TABLES).sort()).toEqual(tables.sort())
})

it('the file of a person has every row about an apprentice or a user, without digests, and no rows of others', async () => {
  const { dataSource } = database
  const user = await buildUser(dataSource, { nro_documento: '52000777', password: 'una clave de prueba' })
  const { nro_ficha } = await buildFicha(dataSource, { id_jefe: user.id })
  const { enrolment } = await buildApprentice(dataSource, { nro_ficha, correo: 'a@b.example' })
  const { nro_documento, id } = enrolment
  await buildApprentice(dataSource, { nro_ficha })
  const note = `INSERT INTO auditoria (fecha, id_usuario, accion, entidad, entidad_id, antes) VALUES ('2026-01-01 08:00:00.000', ?, 'x', ?, ?, ?)`
  await dataSource.query(note, [user.id, 'matricula', String(id), '{"correo":"former@b.example"}'])
  await dataSource.query(note, [null, 'solicitud', '1', '{"nro_documento":"52000777"}'])
  await dataSource.query(note, [null, 'solicitud', '1', '{"nro_documento":"152000777"}'])

  await dataSource.query(note, [null, 'ficha', '1', `{"id_jefe":${user.id}}`])

  const ofApprentice = await personFile(dataSource, nro_documento)
  expect(ofApprentice).toMatchObject({ aprendiz: [{ nro_documento }], matricula: [{ correo: 'a@b.example' }] })
  expect(JSON.stringify(ofApprentice.auditoria)).toContain('former@b.example')
  const ofUser = await personFile(dataSource, '52000777')
  expect(ofUser).toMatchObject({ usuario: [{ nro_documento: '52000777' }], ficha: [{ nro_ficha }] })
  expect([ofUser.auditoria?.length, ofUser.aprendiz, JSON.stringify(ofUser).includes('argon2')]).toEqual([
    3,
    undefined,
    false,
  ])
  // A changed value belongs to the person it describes, not to the editor.
  expect(JSON.stringify(ofUser)).not.toContain('former@b.example')
  expect(await personFile(dataSource, '99999')).toEqual({})
})

it('the file of a person has her values of modules as they are, and of other values only what mentions her', async () => {
  const { dataSource } = database
  const user = await buildUser(dataSource, { nro_documento: '52000778' })
  const other = await buildUser(dataSource, { nro_documento: '52000779' })
  const lists = [[{ nro_documento: '52000778' }, { nro_documento: '1001' }], [{ nro_documento: '1001' }]]
  const rows = [user.id, other.id, null].flatMap((id_usuario) => lists.map((valor) => ({ id_usuario, valor })))
  await dataSource.getRepository(ModuleData).insert(
    rows.map((row, index) => ({
      ...row,
      remoto: 'horarios',
      clave: `clave-${index}`,
      dueno: '',
      nro_ficha: null,
      bytes: 1,
      version: 1,
      fecha: new Date('2026-01-01T08:00:00Z'),
    })),
  )
  const { dato_modulo = [] } = await personFile(dataSource, '52000778')
  const mentioned = [{ nro_documento: '52000778' }]
  expect(dato_modulo.map(({ clave, valor }) => [clave, valor])).toEqual([
    ['clave-2', { valor: mentioned }],
    ['clave-4', { valor: mentioned }],
    ['clave-0', { valor: lists[0] }],
    ['clave-1', { valor: lists[1] }],
  ])
})

const ofPerson = { nro_documento: '1001', antes: null, despues: { celular: '300' } }
const ofOther = { nro_documento: '1002', antes: null, despues: { celular: '311' } }

it.each([
  ['a list of records of several people', { matriculas: [ofOther, ofPerson] }, { matriculas: [ofPerson] }],
  ['a list of records of others', { matriculas: [ofOther], creacion: true }, { matriculas: [], creacion: true }],
  ['lists in a record', { avisos: [{ de: [1001, '1002'] }] }, { avisos: [{ de: [1001] }] }],
  ['a list of document numbers of others', { documentos: ['1002'] }, { documentos: ['1002'] }],
  ['a record outside a list', ofOther, ofOther],
  ['null', null, null],
])('onlyAbout filters %s', (_, value, filtered) => {
  expect(onlyAbout(value, ['1001'])).toEqual(filtered)
})
