import { buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { AuditColumnNames1800000000031 } from './31-audit-column-names.js'

let database: ConnectedDatabase
beforeEach(async () => {
  database = await connectedDatabase()
})
afterEach(() => database.drop())

type Side = Record<string, unknown> | null

/** Records an entry of a ficha, and returns a function that reads its values. */
async function entry(accion: string, antes: Side, despues: Side) {
  const { manager } = database.dataSource
  const { id } = await manager.save(AuditEntry, {
    fecha: new Date('2026-05-04T15:00:00Z'),
    id_usuario: null,
    accion,
    entidad: 'ficha',
    entidad_id: '2888001',
    antes,
    despues,
  })
  const read = async () => {
    const { antes, despues } = await manager.findOneByOrFail(AuditEntry, { id })
    return [antes, despues]
  }
  return { id, read }
}

/** Runs the migration. `onBatch` runs after the first batch was read. */
async function migrate(onBatch = async () => {}) {
  const runner = database.dataSource.createQueryRunner()
  const query = runner.query.bind(runner)
  const spy = jest.spyOn(runner, 'query').mockImplementation(async (sql, values) => {
    const rows = await query(sql, values)
    if (!/LIMIT \d+$/.test(sql)) return rows
    spy.mockRestore()
    await onBatch()
    return rows
  })
  await new AuditColumnNames1800000000031().up(runner).finally(() => runner.release())
}

const DATES = { fechaInicioLectiva: '2026-02-02', fechaFinLectiva: '2027-08-02', fechaFinFicha: '2028-02-02' }
const CREATED = { nroFicha: 2888001, idJefeFicha: '1900', idProgramaFormacion: 4, jornada: 'mixta', ...DATES }
const COUNTS = { nuevos: 3, cambiados: 0, sin_cambio: 1 }
const JUDGMENTS = { juicios_nuevos: 3, juicios_cambiados: 0, juicios_sin_cambio: 1 }

it('the migration renames the values of entries to columns, and leaves other entries as they are', async () => {
  const head = await buildUser(database.dataSource, { nro_documento: '1900' })
  const matriculas = [{ nro_documento: '1', antes: null, despues: { estado: 'EN FORMACION' } }]
  const cases = await Promise.all([
    entry('fichas:create', null, { ...CREATED, importacion: 7 }),
    entry('fichas:create', null, { idJefeFicha: 'gone' }),
    entry('fichas:import-evaluations', { matriculas }, { registros: COUNTS, aprendices: COUNTS, matriculas }),
    entry('fichas:import-evaluations', null, { registros: COUNTS, aprendices: null }),
    entry('fichas:undo-import', { importacion: 7 }, { importacion: 8, ...COUNTS }),
    entry('fichas:edit', { id_jefe: 3 }, { id_jefe: 4 }),
    entry('users:create', null, { nuevos: 1 }),
    entry('fichas:create', null, null),
  ])
  const expected = [
    [
      null,
      {
        nro_ficha: 2888001,
        id_jefe: head.id,
        id_programa_formacion: 4,
        jornada: 'mixta',
        fecha_inicio_lectiva: '2026-02-02',
        fecha_fin_lectiva: '2027-08-02',
        fecha_fin_ficha: '2028-02-02',
        importacion: 7,
      },
    ],
    [null, { jefe: 'gone' }],
    [
      { matriculas },
      { ...JUDGMENTS, aprendices_nuevos: 3, aprendices_cambiados: 0, aprendices_sin_cambio: 1, matriculas },
    ],
    [null, JUDGMENTS],
    [{ importacion: 7 }, { importacion: 8, ...JUDGMENTS }],
    [{ id_jefe: 3 }, { id_jefe: 4 }],
    [null, { nuevos: 1 }],
    [null, null],
  ]
  for (const _ of ['first', 'repeated']) {
    await migrate()
    expect(await Promise.all(cases.map(({ read }) => read()))).toEqual(expected)
  }
})

it('the migration continues after an interruption, and does not restore what was cleared meanwhile', async () => {
  const { manager } = database.dataSource
  const entries = []
  for (let index = 0; index < 501; index++) entries.push(await entry('fichas:create', null, { nroFicha: index }))
  const [cleared, , last] = [entries[0]!, entries[1]!, entries[500]!]
  const runner = database.dataSource.createQueryRunner()
  const query = runner.query.bind(runner)
  const dies = jest.spyOn(runner, 'query').mockImplementation(async (sql, values) => {
    if (values?.at(-1) === last.id && sql.startsWith('UPDATE')) throw new Error('killed')
    return query(sql, values)
  })
  await expect(new AuditColumnNames1800000000031().up(runner)).rejects.toThrow('killed')
  dies.mockRestore()
  await runner.release()
  expect([await entries[1]!.read(), await last.read()]).toEqual([
    [null, { nro_ficha: 1 }],
    [null, { nroFicha: 500 }],
  ])
  await manager.update(AuditEntry, { id: cleared.id }, { despues: { nroFicha: 0 } })
  await migrate(async () => void (await manager.update(AuditEntry, { id: cleared.id }, { despues: null })))
  expect([await cleared.read(), await last.read()]).toEqual([
    [null, null],
    [null, { nro_ficha: 500 }],
  ])
})
