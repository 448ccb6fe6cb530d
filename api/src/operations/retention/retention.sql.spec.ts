import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IsNull, Not } from 'typeorm'
import { buildFicha, buildReport, buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { ImportDetail } from '../../files/import-records/import-detail.entity.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { dueNow, removeDue } from './retention.js'
import { RETENTION_RULES, rulesWith } from './retention-rules.js'

const NOW = new Date('2026-06-01T12:00:00Z')
const NOTHING = { creacion: false, personas: [], matriculas: [], titulares: [], retirados: [], nombres: [] }

let database: ConnectedDatabase
/** Ids of the imports of one ficha, the oldest first. */
let importIds: number[]

beforeAll(async () => {
  database = await connectedDatabase()
  const { dataSource } = database
  const put = (sql: string, ...values: unknown[]) => dataSource.query(sql, values)
  const at = (day: string) => `${day} 08:00:00.000`
  for (const day of [...new Array(450).fill('2019-02-01'), '2020-06-01', '2020-06-03'])
    await put(
      `INSERT INTO auditoria (fecha, accion, entidad, entidad_id) VALUES (?, 'demo:load', 'ficha', '1')`,
      at(day),
    )
  await put(
    'INSERT INTO sesion_cerrada (id, vence) VALUES (?, ?), (?, ?)',
    'over',
    at('2026-05-01'),
    'not',
    at('2026-06-02'),
  )
  const counts = 'INSERT INTO fallo_remoto (remoto, hash, motivo, hora, numero) VALUES (?, ?, ?, ?, 1)'
  for (const day of ['2026-04-01', '2026-04-02', '2026-05-20']) await put(counts, 'fichas', 'x', 'csp', at(day))
  const { id } = await buildUser(dataSource)
  await put(
    'INSERT INTO enlace (hash, id_usuario, motivo, vence) VALUES (?, ?, ?, ?)',
    'a',
    id,
    'recuperacion',
    at('2026-04-01'),
  )

  const remote = 'INSERT INTO remoto (nombre, retirado) VALUES (?, ?)'
  await put(remote, 'fuera', at('2026-03-01'))
  await put(remote, 'reciente', at('2026-03-20'))
  await put(remote, 'activo', null)
  const value = `INSERT INTO dato_modulo (remoto, clave, dueno, valor, bytes, version, fecha) VALUES (?, 'a', '', '{}', 2, 1, ?)`
  for (const name of ['fuera', 'reciente', 'activo']) await put(value, name, at('2026-01-01'))

  const token = `INSERT INTO clave_despliegue (nombre, remoto, hash, activa, id_usuario, creada, vence, correo)
    VALUES ('CI', 'demo', ?, 0, ?, ?, ?, 'equipo@demo.example')`
  for (const day of ['2026-05-01', '2026-05-20']) await put(token, day, id, at('2026-01-01'), at(day))

  const known = 'INSERT INTO origen_conocido (id_usuario, hash, vence) VALUES (?, ?, ?)'
  for (const day of ['2026-05-30', '2026-06-30']) await put(known, id, day, at(day))

  const entry = 'INSERT INTO auditoria (fecha, id_usuario, accion, entidad, entidad_id) VALUES (?, ?, ?, ?, ?)'
  for (const day of ['2025-05-31', '2025-06-02'])
    for (const accion of ['auth:login', 'auth:login-failed', 'auth:logout', 'fichas:edit'])
      await put(entry, at(day), id, accion, 'usuario', id)

  const outbox = join(database.dataDir, 'outbox')
  await mkdir(outbox)
  for (const [name, day] of [
    ['old.eml', '2026-05-01'],
    ['old.eml.part', '2026-05-02'],
    ['new.eml', '2026-05-03'],
    ['of-somebody-else.txt', '2026-01-01'],
  ] as const) {
    await writeFile(join(outbox, name), 'x')
    await utimes(join(outbox, name), new Date(`${day}T08:00:00Z`), new Date(`${day}T08:00:00Z`))
  }

  const { nro_ficha } = await buildFicha(dataSource)
  const values = { nro_ficha, tipo: 'aprendices', id_usuario: id, fecha: new Date('2022-01-01') } as const
  importIds = []
  for (const orden of [1, 2, 3, 4]) importIds.push((await buildReport(dataSource, { ...values, orden })).id)
  const [plain = 0, undone = 0, judging = 0, newest = 0] = importIds
  const details = dataSource.getRepository(ImportDetail)
  await details.insert({ id_importacion: plain, contenido: NOTHING, id_deshacer: null })
  await details.insert({ id_importacion: undone, contenido: NOTHING, id_deshacer: judging })
  const judged = { nro_documento: '1', id_resultado: 1, antes: null, despues: null }
  await details.insert({ id_importacion: judging, contenido: { ...NOTHING, retirados: [judged] }, id_deshacer: null })
  await details.insert({ id_importacion: newest, contenido: NOTHING, id_deshacer: null })
})
afterAll(() => database.drop())

const due = async (rules = RETENTION_RULES, now = NOW) =>
  (await dueNow(database, rules, now)).map(({ rule, ...rest }) => ({ name: rule.name, ...rest }))

it('dueNow lists what is due, with the oldest and newest day, and changes nothing', async () => {
  const expected = [
    { name: 'auditoria', filas: 451, primera: '2019-02-01', ultima: '2020-06-01' },
    { name: 'auditoria_ingresos', filas: 3, primera: '2025-05-31', ultima: '2025-05-31' },
    // Midnight in UTC is still the previous evening in Colombia.
    { name: 'importacion_detalle', filas: 2, primera: '2021-12-31', ultima: '2021-12-31' },
    { name: 'fallo_remoto', filas: 2, primera: '2026-04-01', ultima: '2026-04-02' },
    { name: 'enlace', filas: 1, primera: '2026-04-01', ultima: '2026-04-01' },
    { name: 'dato_modulo', filas: 1, primera: '2026-03-01', ultima: '2026-03-01' },
    { name: 'clave_despliegue_correo', filas: 1, primera: '2026-05-01', ultima: '2026-05-01' },
    { name: 'origen_conocido', filas: 1, primera: '2026-05-30', ultima: '2026-05-30' },
    { name: 'sesion_cerrada', filas: 1, primera: '2026-05-01', ultima: '2026-05-01' },
    { name: 'outbox', filas: 2, primera: '2026-05-01', ultima: '2026-05-02' },
  ]
  expect([await due(), await due()]).toEqual([expected, expected])
  expect((await due(rulesWith(['auditoria=2600']))).find(({ name }) => name === 'auditoria')?.filas).toBe(450)
})

it('rulesWith validates overridden ages', () => {
  expect(() => rulesWith(['juicio=1'])).toThrow(/^«juicio=1» no se entiende. Escriba, por ejemplo, auditoria=3650/)
  expect(() => rulesWith(['auditoria=mucho'])).toThrow('no se entiende')
  expect(() => rulesWith(['importacion_detalle=180'])).toThrow('181 días como mínimo')
  expect(() => rulesWith(['importacion_deshacer=365'])).toThrow('son siempre 181 días')
  for (const { name, isFixed, min = 0 } of RETENTION_RULES)
    if (!isFixed) expect(rulesWith([`${name}=${min}`]).find((rule) => rule.name === name)?.days).toBe(min)
})

it('removeDue removes only what is due, and audits the removal', async () => {
  const { dataSource } = database
  await removeDue(database, await dueNow(database, RETENTION_RULES, NOW), NOW)
  expect(await due()).toEqual([])
  const details = await dataSource.getRepository(ImportDetail).find({ order: { id_importacion: 'ASC' } })
  expect(details.map(({ id_importacion }) => id_importacion)).toEqual(importIds.slice(1, 3))
  expect((await readdir(join(database.dataDir, 'outbox'))).sort()).toEqual(['new.eml', 'of-somebody-else.txt'])
  const notes = await dataSource
    .getRepository(AuditEntry)
    .find({ where: { id_usuario: IsNull() }, order: { id: 'ASC' } })
  const others = await dataSource.getRepository(AuditEntry).findBy({ id_usuario: Not(IsNull()) })
  expect(others.map(({ fecha, accion }) => `${fecha.toISOString().slice(0, 10)} ${accion}`)).toEqual([
    '2025-05-31 fichas:edit',
    ...['auth:login', 'auth:login-failed', 'auth:logout', 'fichas:edit'].map((accion) => `2025-06-02 ${accion}`),
  ])
  expect(notes.map(({ accion, entidad, antes, despues }) => ({ accion, entidad, antes, despues }))).toEqual([
    { accion: 'demo:load', entidad: 'ficha', antes: null, despues: null },
    {
      accion: 'keeping:retention',
      entidad: 'retencion',
      antes: null,
      despues: {
        eliminado: [
          'auditoria: 451',
          'auditoria_ingresos: 3',
          'importacion_detalle: 2',
          'fallo_remoto: 2',
          'enlace: 1',
          'dato_modulo: 1',
          'clave_despliegue_correo: 1',
          'origen_conocido: 1',
          'sesion_cerrada: 1',
          'outbox: 2',
        ],
        dias: [
          'auditoria: 2190',
          'auditoria_ingresos: 365',
          'importacion_detalle: 1095',
          'fallo_remoto: 30',
          'enlace: 30',
          'dato_modulo: 90',
          'clave_despliegue_correo: 30',
          'origen_conocido: 0',
          'sesion_cerrada: 0',
          'outbox: 30',
        ],
      },
    },
  ])
})

it('the age of a replaced database counts from the restore, not from its last change', async () => {
  const files = ['', '-wal'].map((end) => join(database.dataDir, `fichero.sqlite.before-restore${end}`))
  const past = new Date('2020-01-01T08:00:00Z')
  for (const file of files) await writeFile(file, 'x').then(() => utimes(file, past, past))
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  const rules = RETENTION_RULES.filter(({ name }) => name === 'antes_de_restaurar')
  expect(await due(rules, inDays(89))).toEqual([])
  expect(await due(rules, inDays(91))).toMatchObject([{ name: 'antes_de_restaurar', filas: 2 }])
  await removeDue(database, await dueNow(database, rules, inDays(91)), inDays(91))
  expect((await readdir(database.dataDir)).filter((name) => name.includes('before-restore'))).toEqual([])
})

it('removeDue audits what was removed before a rule failed, and does not audit a run without removals', async () => {
  const { dataSource } = database
  const entries = () => dataSource.getRepository(AuditEntry).findBy({ accion: 'keeping:retention' })
  const before = (await entries()).length
  await removeDue(database, await dueNow(database, RETENTION_RULES, NOW), NOW)
  expect(await entries()).toHaveLength(before)

  await dataSource.query('INSERT INTO sesion_cerrada (id, vence) VALUES (?, ?)', ['late', '2026-05-01 08:00:00.000'])
  const rules = RETENTION_RULES.filter(({ name }) => name === 'sesion_cerrada')
  const failing = { ...rules[0]!, table: 'no_such_table' }
  const due = [...(await dueNow(database, rules, NOW)), { rule: failing, filas: 1, primera: '', ultima: '' }]
  await expect(removeDue(database, due, NOW)).rejects.toThrow()
  expect((await entries()).slice(before)).toMatchObject([{ despues: { eliminado: ['sesion_cerrada: 1'] } }])
})
