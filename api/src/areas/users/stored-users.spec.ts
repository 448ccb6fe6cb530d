import type { RowProblem } from '@fichero/contract/imports.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { ADMIN, actorOf } from '../../../testing/verdicts.js'
import { inTransaction } from '../../database/transaction.js'
import type { UserRecord, UsersSheet } from '../../files/spreadsheet-reader/records.js'
import { refuseDuplicates, writePerson } from './duplicates.js'
import { createUsers } from './load/create-users.js'
import { planUsers } from './load/plan-users.js'
import { refuseLastAdmin } from './refuse-last-admin.js'
import { User } from './user.entity.js'

let database: ConnectedDatabase
let ana: User
let eva: User

beforeAll(async () => {
  database = await connectedDatabase()
  ana = await buildUser(database.dataSource, { nro_documento: '501', correo_institucional: 'ana@example.com' })
  eva = await buildUser(database.dataSource, { nro_documento: '502', correo_institucional: 'eva@example.com' })
})
afterAll(() => database.drop())

const manager = () => database.dataSource.manager
const fieldsOf = (error: { extra: { errors: Record<string, string> } }) => error.extra.errors

describe('document numbers and mail addresses are unique', () => {
  it.each<[string, string, string, string | undefined, Record<string, string>]>([
    ['a new document number and a new mail address are free', '503', 'new@example.com', undefined, {}],
    [
      'the document number of another person is taken',
      '501',
      'new@example.com',
      undefined,
      { nro_documento: 'document_taken' },
    ],
    [
      'the mail address of another person is taken',
      '503',
      'eva@example.com',
      undefined,
      { correo_institucional: 'email_taken' },
    ],
    [
      'a document number and a mail address of the same other person are both taken',
      '501',
      'ana@example.com',
      undefined,
      { nro_documento: 'document_taken', correo_institucional: 'email_taken' },
    ],
    [
      'a document number and a mail address of two other people are both taken',
      '501',
      'eva@example.com',
      undefined,
      { nro_documento: 'document_taken', correo_institucional: 'email_taken' },
    ],
    ['a person may keep the document number and the mail address', '501', 'ana@example.com', '501', {}],
    ['a person may keep the document number and take a new mail address', '501', 'new@example.com', '501', {}],
    [
      'a person may not take the mail address of another person',
      '501',
      'eva@example.com',
      '501',
      { correo_institucional: 'email_taken' },
    ],
  ])('%s', async (_, nro_documento, correo_institucional, self, errors) => {
    const person = { nro_documento, correo_institucional }
    const outcome = await refuseDuplicates(manager(), person, self).catch((error) => [error.code, fieldsOf(error)])
    expect(outcome).toEqual(Object.keys(errors).length > 0 ? ['user_exists', errors] : undefined)
  })

  it('writePerson reports a document number that a concurrent request took', async () => {
    const person = { nro_documento: '501', correo_institucional: 'other@example.com' }
    const write = () =>
      writePerson(database.dataSource, person, (transaction) =>
        transaction.update(User, eva.id, { nro_documento: '501' }),
      )
    await expect(write()).rejects.toMatchObject({ code: 'user_exists' })
    const error = new Error('another')
    await expect(writePerson(database.dataSource, person, () => Promise.reject(error))).rejects.toBe(error)
    expect(await writePerson(database.dataSource, person, async () => 7)).toBe(7)
    const unchanged = { nro_documento: '502', correo_institucional: 'eva@example.com' }
    const self = () =>
      writePerson(
        database.dataSource,
        unchanged,
        (transaction) => transaction.update(User, eva.id, { nro_documento: '501' }),
        '502',
      )
    await expect(self()).rejects.not.toMatchObject({ code: 'user_exists' })
  })
})

const record = (fila: number, nro_documento: string, correo_institucional: string): UserRecord => ({
  fila,
  tipo_documento: 'CC',
  nro_documento,
  nombre: 'Nora',
  apellido: 'Nueva',
  correo_institucional,
  tipo: 'planta',
  rol: 'user',
  centro: '',
})

describe('an import of users', () => {
  const plan = async (users: UserRecord[], overrides: Partial<UsersSheet> = {}, actor = ADMIN) =>
    planUsers(manager(), actor, {
      users,
      headings: {},
      rejected: [],
      warnings: [],
      ...overrides,
    } as unknown as UsersSheet)

  it.each([
    ['habilitado', 'person_enabled'],
    ['deshabilitado', 'person_disabled'],
    ['pendiente', 'person_requested'],
  ] as const)('leaves a user in the state %s unchanged', async (estado, code) => {
    const known = await buildUser(database.dataSource, { estado })
    const { nombre, apellido, nro_documento } = known
    const planned = await plan([record(4, nro_documento, 'another@example.com')], {
      headings: { nro_documento: 'Cédula' },
    })
    expect(planned).toMatchObject({ created: [], known: 1, rejected: [] })
    const params = { nombre: `${nombre} ${apellido}`, documento: nro_documento }
    expect(planned.warnings).toMatchObject([{ code, fila: 4, columna: 'Cédula', valor: nro_documento, params }])
  })

  it('rejects a new user with the mail address of another user, and creates the other new users', async () => {
    const file = [record(3, '700', 'nueva@example.com'), record(4, '701', 'ana@example.com')]
    const planned = await plan(file)
    expect(planned).toMatchObject({ created: [{ fila: 3, nro_documento: '700', centros: [] }], known: 0, warnings: [] })
    const at = { fila: 4, columna: 'correo_institucional', valor: 'ana@example.com' }
    expect(planned.rejected).toMatchObject([{ code: 'mail_taken', ...at, params: { documento: ana.nro_documento } }])
  })

  it('rejects rows of a coordinator with an administrator, and with data of a person of another centre without the name', async () => {
    const file = [
      record(3, '501', 'nueva@example.com'),
      record(4, '701', 'ana@example.com'),
      { ...record(5, '702', 'otra@example.com'), rol: 'admin' as const },
    ]
    const planned = await plan(file, {}, actorOf('coordinador', { centros: [1] }))
    expect(planned).toMatchObject({ created: [], known: 0, warnings: [] })
    expect(planned.rejected.map(({ code, fila, columna }) => [code, fila, columna])).toEqual([
      ['value_taken', 3, 'nro_documento'],
      ['value_taken', 4, 'correo_institucional'],
      ['role_admin_only', 5, 'rol'],
    ])
    expect(JSON.stringify(planned.rejected)).not.toContain(ana.nombre)
  })

  it('includes the warnings of the spreadsheet reader, but about administrators only if they are created', async () => {
    const problem = (code: string, fila: number) => ({ code, fila }) as RowProblem
    const warnings = [problem('admin_by_file', 3), problem('admin_by_file', 4), problem('other', 4)]
    const file = [record(3, '700', 'nueva@example.com'), record(4, '501', 'ana@example.com')]
    const planned = await plan(file, { warnings, rejected: [problem('text_contradicts', 9)] })
    expect(planned.warnings.map(({ code, fila }) => [code, fila])).toEqual([
      ['admin_by_file', 3],
      ['other', 4],
      ['person_enabled', 4],
    ])
    expect(planned.rejected).toEqual([problem('text_contradicts', 9)])
  })

  it('creates enabled users without a password, each with a link and an audit entry', async () => {
    const actor = actorOf('admin', { id: ana.id })
    const dates = { fecha_inicio_contrato: '2026-01-01', fecha_fin_contrato: '2026-12-31' }
    const people = [record(3, '710', 'n@example.com'), { ...record(4, '711', 'c@example.com'), ...dates }]
    const file = people.map(({ centro: _, ...person }) => ({ ...person, centros: [] }))
    const created = await inTransaction(database.dataSource, (transaction) => createUsers(transaction, actor, file, 12))
    expect(new Set(created.map(({ token }) => token)).size).toBe(2)
    for (const [at, { user }] of created.entries()) {
      const { fila: _, centros: __, ...fields } = file[at]!
      const none = { fecha_inicio_contrato: null, fecha_fin_contrato: null }
      const row = { ...none, ...fields, estado: 'habilitado' }
      expect(await manager().findOneBy(User, { id: user.id })).toMatchObject({
        ...row,
        contrasena: null,
        version: 1,
        version_token: 0,
      })
      const despues = { ...row, importacion: 12 }
      expect(await auditEntriesOf(database.dataSource, 'usuario', user.id)).toEqual([
        { accion: 'users:create', id_usuario: ana.id, antes: null, despues },
      ])
    }
  })
})

it('refuseLastAdmin throws if no other administrator is enabled', async () => {
  const first = await buildAdmin(database.dataSource)
  const leave = (user: User) => inTransaction(database.dataSource, (transaction) => refuseLastAdmin(transaction, user))
  await buildAdmin(database.dataSource, { estado: 'deshabilitado' })
  await expect(leave(first)).rejects.toMatchObject({ code: 'last_admin' })
  await expect(leave(ana)).resolves.toBeUndefined()
  await expect(leave({ ...first, estado: 'deshabilitado' })).resolves.toBeUndefined()
  await buildAdmin(database.dataSource)
  await expect(leave(first)).resolves.toBeUndefined()
})
