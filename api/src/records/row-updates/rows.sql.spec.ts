import type { DataSource } from 'typeorm'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin, buildFicha, buildProgram, type Person } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { Ficha } from '../../areas/fichas/ficha.entity.js'
import { Program } from '../../areas/programs/program.entity.js'
import { inTransaction } from '../../database/transaction.js'
import { lockRow, lockRows } from './lock-row.js'
import { setState } from './set-state.js'
import { updateRow, updateRowWithEntry } from './update-row.js'

let database: ConnectedDatabase
let dataSource: DataSource
let actor: Person

beforeAll(async () => {
  database = await connectedDatabase()
  dataSource = database.dataSource
  actor = await buildAdmin(dataSource)
})
afterAll(() => database.drop())

const accion = 'programs:edit'
const stored = (id: number) => dataSource.manager.findOneByOrFail(Program, { id })

type Edit = Omit<Parameters<typeof updateRow<Program>>[2], 'actor' | 'accion'>

/** Edits a program and returns the stored row and its audit entries. */
async function edit(update: Edit) {
  const program = await buildProgram(dataSource, { nombre_programa: 'Gestión', total_horas: 3984, huella: null })
  const answered = await inTransaction(dataSource, async (manager) =>
    updateRow(manager, await lockRow(manager, Program, { id: program.id }, 'program_not_found'), {
      actor,
      accion,
      ...update,
    }),
  )
  const now = await stored(program.id)
  expect(answered).toBeInstanceOf(Program)
  expect(answered).toEqual(now)
  return { now, trail: await auditEntriesOf(dataSource, 'programa', program.id) }
}

describe('updateRow', () => {
  it.each<[string, Edit, Partial<Program>, Record<string, unknown>, Record<string, unknown>]>([
    [
      'audits the columns that differ',
      { values: { nombre_programa: 'Gestión', total_horas: 4000 } },
      { total_horas: 4000 },
      { total_horas: 3984 },
      { total_horas: 4000 },
    ],
    [
      'writes unaudited columns with an edit',
      { values: { total_horas: 4000 }, unaudited: { busqueda: 'otra' } },
      { total_horas: 4000, busqueda: 'otra' },
      { total_horas: 3984 },
      { total_horas: 4000 },
    ],
    [
      'audits changes in other tables (`also`) too',
      { values: { total_horas: 4000 }, also: { antes: { resultados: 1 }, despues: { resultados: 2 } } },
      { total_horas: 4000 },
      { total_horas: 3984, resultados: 1 },
      { total_horas: 4000, resultados: 2 },
    ],
    [
      'treats changes in other tables (`also`) as an edit',
      { values: { total_horas: 3984 }, also: { antes: {}, despues: { resultados: 2 } } },
      { total_horas: 3984 },
      {},
      { resultados: 2 },
    ],
  ])('%s', async (_, update, columns, antes, despues) => {
    const { now, trail } = await edit(update)
    expect(now).toMatchObject({ nombre_programa: 'Gestión', ...columns, revision: 2 })
    expect(trail).toEqual([{ accion, id_usuario: actor.id, antes, despues }])
  })

  it('changes nothing if no audited value differs', async () => {
    const same = { values: { nombre_programa: 'Gestión', total_horas: 3984 }, unaudited: { busqueda: 'otra' } }
    const { now, trail } = await edit(same)
    expect(now).toMatchObject({ revision: 1, busqueda: expect.stringContaining('gestion') })
    expect(trail).toEqual([])
  })

  it('writes columns that a custom audit entry does not mention', async () => {
    const { nro_ficha } = await buildFicha(dataSource, { etapa: 'lectiva', version: 7 })
    const columns = { etapa: 'productiva' } as const
    const entry = { actor, accion: 'fichas:edit', antes: { a: 1 }, despues: { a: 2 } } as const
    const answered = await inTransaction(dataSource, async (manager) =>
      updateRowWithEntry(manager, await lockRow(manager, Ficha, { nro_ficha }, 'ficha_not_found'), {
        columns,
        ...entry,
      }),
    )
    expect(answered).toMatchObject({ nro_ficha, ...columns, version: 8 })
    expect(answered).toEqual(await dataSource.manager.findOneBy(Ficha, { nro_ficha }))
    expect(await auditEntriesOf(dataSource, 'ficha', nro_ficha)).toEqual([
      { accion: 'fichas:edit', id_usuario: actor.id, antes: { a: 1 }, despues: { a: 2 } },
    ])
  })
})

describe('setState', () => {
  it.each([
    ['disable', 'habilitado', 'deshabilitado'],
    ['enable', 'deshabilitado', 'habilitado'],
  ] as const)('%ss a row, and ignores a repeated request', async (verb, from, to) => {
    const { id } = await buildProgram(dataSource, { estado: from })
    const set = (busqueda: string) =>
      inTransaction(dataSource, async (manager) =>
        setState(manager, await lockRow(manager, Program, { id }, 'program_not_found'), {
          actor,
          verb,
          area: 'programs',
          unaudited: { busqueda },
        }),
      )
    await set('una')
    // A double click repeats the request.
    await set('otra')
    expect(await stored(id)).toMatchObject({ estado: to, busqueda: 'una', revision: 2 })
    expect(await auditEntriesOf(dataSource, 'programa', id)).toEqual([
      { accion: `programs:${verb}`, id_usuario: actor.id, antes: { estado: from }, despues: { estado: to } },
    ])
  })

  it('does not require unaudited columns', async () => {
    const { id } = await buildProgram(dataSource)
    await inTransaction(dataSource, async (manager) =>
      setState(manager, await lockRow(manager, Program, { id }, 'program_not_found'), {
        actor,
        verb: 'disable',
        area: 'programs',
      }),
    )
    expect(await stored(id)).toMatchObject({ estado: 'deshabilitado', busqueda: expect.stringContaining('programa') })
  })
})

describe('lockRow', () => {
  it('returns the row, or null, or throws the error for a missing row', async () => {
    const [, second] = [await buildProgram(dataSource), await buildProgram(dataSource)]
    const lock = (id: number) => inTransaction(dataSource, (manager) => lockRow(manager, Program, { id }))
    expect(await lock(second.id)).toMatchObject({ id: second.id, nombre_programa: second.nombre_programa })
    expect(await lock(0)).toBeNull()
    const required = (id: number) =>
      inTransaction(dataSource, (manager) => lockRow(manager, Program, { id }, 'program_not_found'))
    expect(await required(second.id)).toMatchObject({ id: second.id })
    await expect(required(0)).rejects.toMatchObject({ code: 'program_not_found' })
  })

  it('lockRows reads rows in the order of their keys', async () => {
    const { id: id_jefe } = await buildAdmin(dataSource)
    for (const nro_ficha of [2_700_009, 2_700_001, 2_700_005]) await buildFicha(dataSource, { nro_ficha, id_jefe })
    await buildFicha(dataSource, { nro_ficha: 2_700_003 })
    const locked = await inTransaction(dataSource, (manager) => lockRows(manager, Ficha, { id_jefe }))
    expect(locked.map(({ nro_ficha }) => nro_ficha)).toEqual([2_700_001, 2_700_005, 2_700_009])
  })
})
