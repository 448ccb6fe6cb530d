import { AuditEntry } from '../audit/audit-entry.entity.js'
import { ImportDetail } from '../imports/import-detail.entity.js'
import { buildFicha, buildReport, buildUser } from '../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import { dueRows, removeDue } from './retention.js'
import { RETENTION_RULES, rulesWith } from './retention-rules.js'

const NOW = new Date('2026-06-01T12:00:00Z')
const NOTHING = { creacion: false, personas: [], matriculas: [], titulares: [], retirados: [], nombres: [] }

let database: ConnectedDatabase
/** Loads of one ficha, from the first to the newest. */
let loads: number[]

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

  const { nro_ficha } = await buildFicha(dataSource)
  const given = { nro_ficha, tipo: 'aprendices', id_usuario: id, fecha: new Date('2022-01-01') } as const
  loads = []
  for (const orden of [1, 2, 3, 4]) loads.push((await buildReport(dataSource, { ...given, orden })).id)
  const [plain = 0, undone = 0, left = 0, newest = 0] = loads
  const kept = dataSource.getRepository(ImportDetail)
  await kept.insert({ id_importacion: plain, contenido: NOTHING, id_deshacer: null })
  await kept.insert({ id_importacion: undone, contenido: NOTHING, id_deshacer: left })
  const judged = { nro_documento: '1', id_resultado: 1, antes: null, despues: null }
  await kept.insert({ id_importacion: left, contenido: { ...NOTHING, retirados: [judged] }, id_deshacer: null })
  await kept.insert({ id_importacion: newest, contenido: NOTHING, id_deshacer: null })
})
afterAll(() => database.drop())

const due = async (rules = RETENTION_RULES) =>
  (await dueRows(database.dataSource, rules, NOW)).map(({ rule, ...rest }) => ({ table: rule.table, ...rest }))

it('is shown, with the oldest and the newest, and changes nothing', async () => {
  const expected = [
    { table: 'auditoria', filas: 451, primera: '2019-02-01', ultima: '2020-06-01' },
    { table: 'importacion_detalle', filas: 1, primera: '2022-01-01', ultima: '2022-01-01' },
    { table: 'fallo_remoto', filas: 2, primera: '2026-04-01', ultima: '2026-04-02' },
    { table: 'enlace', filas: 1, primera: '2026-04-01', ultima: '2026-04-01' },
    { table: 'sesion_cerrada', filas: 1, primera: '2026-05-01', ultima: '2026-05-01' },
  ]
  expect([await due(), await due()]).toEqual([expected, expected])
  expect((await due(rulesWith(['auditoria=2600']))).find(({ table }) => table === 'auditoria')?.filas).toBe(450)
})

it('takes a number of days for a rule that is there', () => {
  expect(() => rulesWith(['juicio=1'])).toThrow(/^«juicio=1» no se entiende. Escriba, por ejemplo, auditoria=3650/)
  expect(() => rulesWith(['auditoria=mucho'])).toThrow('no se entiende')
})

it('is removed, and no more than that', async () => {
  const { dataSource } = database
  await removeDue(dataSource, await dueRows(dataSource, RETENTION_RULES, NOW), NOW)
  expect(await due()).toEqual([])
  const details = await dataSource.getRepository(ImportDetail).find({ order: { id_importacion: 'ASC' } })
  expect(details.map(({ id_importacion }) => id_importacion)).toEqual(loads.slice(1))
  const notes = await dataSource.getRepository(AuditEntry).find({ order: { id: 'ASC' } })
  expect(notes.map(({ accion, entidad, antes, despues }) => ({ accion, entidad, antes, despues }))).toEqual([
    { accion: 'demo:load', entidad: 'ficha', antes: null, despues: null },
    ...[
      ['auditoria', 451, 2190],
      ['importacion_detalle', 1, 1095],
      ['fallo_remoto', 2, 30],
      ['enlace', 1, 30],
      ['sesion_cerrada', 1, 0],
    ].map(([entidad, filas, dias]) => ({ accion: 'keeping:retention', entidad, antes: { filas }, despues: { dias } })),
  ])
})
