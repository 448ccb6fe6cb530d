import { buildFicha } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { migrate } from '../migrate.js'
import { StageByHand1800000000026 } from './26-stage-by-hand.js'

const { name } = new StageByHand1800000000026()

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

type Entry = [accion: string, antes: object | null, despues: object | null]
const edit = (antes: object, despues: object): Entry => ['fichas:edit', antes, despues]
const LESSONS = { etapa: 'lectiva' }
const WORK = { etapa: 'productiva' }

/** The stage of a ficha, its audit entries in order, and whether its stage counts as set by hand. */
const FICHAS: [etapa: 'lectiva' | 'productiva', entries: Entry[], isByHand: boolean][] = [
  ['productiva', [], false],
  ['lectiva', [['fichas:create', null, LESSONS]], false],
  ['lectiva', [edit({ jornada: 'diurna' }, { jornada: 'mixta' })], false],
  ['productiva', [edit(LESSONS, WORK)], true],
  ['lectiva', [edit({ ...WORK, oferta: 'abierta' }, { ...LESSONS, oferta: 'cerrada' })], true],
  ['lectiva', [edit(LESSONS, WORK), edit(WORK, LESSONS), edit({ jornada: 'diurna' }, { jornada: 'mixta' })], true],
  ['productiva', [edit(LESSONS, WORK), edit(WORK, LESSONS)], false],
  ['productiva', [edit(WORK, LESSONS)], false],
  ['productiva', [edit({ etapa: 'por_fechas' }, { etapa: 'productiva_a_mano' })], true],
  ['lectiva', [edit(WORK, LESSONS), edit({ etapa: 'lectiva_a_mano' }, { etapa: 'por_fechas' })], false],
]
/** Number of times that the entries are inserted: one statement cannot read all of them. */
const ROUNDS = 60

it('the migration marks the stages that were last set by an edit, and continues an interrupted start', async () => {
  const { dataSource } = database
  const { nro_ficha: first, version: _, ...like } = await buildFicha(dataSource)
  const rounds = Array.from({ length: ROUNDS }, () => FICHAS).flat()
  const fichas = rounds.map(([etapa], index) => ({ ...like, nro_ficha: first + 1 + index, etapa }))
  const entries = rounds.flatMap(([, all], index) =>
    all.map(([accion, antes, despues]) => ({
      fecha: new Date('2026-05-04T15:00:00Z'),
      id_usuario: null,
      accion,
      entidad: 'ficha',
      entidad_id: String(first + 1 + index),
      antes,
      despues,
    })),
  )
  const OTHERS = { fecha: new Date('2026-05-04T15:00:00Z'), accion: 'fichas:edit', antes: LESSONS, despues: WORK }
  await dataSource.transaction(async (manager) => {
    await manager.insert('ficha', fichas)
    await manager.insert(AuditEntry, entries)
    // Entries of another table with the same key, and of a deleted ficha.
    await manager.insert(AuditEntry, { ...OTHERS, entidad: 'programa', entidad_id: String(first + 1) })
    await manager.insert(AuditEntry, { ...OTHERS, entidad: 'ficha', entidad_id: '99' })
  })
  const marked = async () => {
    const rows: { etapa_a_mano: number }[] = await dataSource.query(
      'SELECT etapa_a_mano FROM ficha WHERE nro_ficha > ? ORDER BY nro_ficha',
      [first],
    )
    return rows.map(({ etapa_a_mano }) => etapa_a_mano === 1)
  }
  const expected = rounds.map(([, , isByHand]) => isByHand)
  const applied = async () => Number((await dataSource.query('SELECT COUNT(*) AS total FROM migracion'))[0].total)
  while (dataSource.migrations.findIndex((one) => one.name === name) < (await applied()))
    await dataSource.undoLastMigration()

  await interrupt()
  expect(new Set(await marked()).size).toBe(2)
  expect(await marked()).not.toEqual(expected)
  await migrate(dataSource)
  expect(await marked()).toEqual(expected)
})

/** Ends the migration as if the process had died before the second batch. */
async function interrupt(): Promise<void> {
  const runner = database.dataSource.createQueryRunner()
  const query = runner.query.bind(runner)
  let updates = 0
  const dies = jest.spyOn(runner, 'query').mockImplementation(async (sql, values) => {
    if (/^UPDATE/.test(sql.trim()) && ++updates > 1) throw new Error('interrupted')
    return query(sql, values)
  })
  await expect(new StageByHand1800000000026().up(runner)).rejects.toThrow('interrupted')
  dies.mockRestore()
  await runner.release()
}
