import type { EntityManager } from 'typeorm'
import { designOf } from '../programs/design.js'
import { buildApprentice, buildFicha, buildProgram } from '../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import { recount } from './recount.js'
import { saveAllProgress, saveProgress } from './save-progress.js'

let database: ConnectedDatabase
let manager: EntityManager

beforeEach(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
})
afterEach(() => database.drop())

/** Ana approved two of three outcomes, Eva none, and somebody who left all three. */
async function counted() {
  const { dataSource } = database
  const program = await buildProgram(dataSource, { competencies: 1, outcomes: 3, total_horas: 900 })
  const totals = { total_aprendices_en_formacion: 2, aprobados_en_formacion: 2 }
  const { nro_ficha } = await buildFicha(dataSource, { id_programa_formacion: program.id, ...totals })
  const outcomes = await designOf(manager, program.id)
  const enrol = async (approved: number, estado: string) => {
    const counters = { resultados_aprobados: approved, horas_aprobadas: approved * 300 }
    const { enrolment } = await buildApprentice(dataSource, { nro_ficha, estado, ...counters })
    for (const [at, { id }] of outcomes.entries())
      await judge(enrolment.id, id, at < approved ? 'APROBADO' : 'NO APROBADO')
    return enrolment.id
  }
  const people = [await enrol(2, 'EN FORMACION'), await enrol(0, 'INDUCCION'), await enrol(3, 'CANCELADO')]
  return { program: program.id, ficha: nro_ficha, ana: people[0]!, eva: people[1]!, gone: people[2]! }
}

const judge = (enrolment: number, outcome: number, estado: string) =>
  manager.query('INSERT INTO juicio (id_matricula, id_resultado, estado) VALUES (?, ?, ?)', [
    enrolment,
    outcome,
    estado,
  ])

it('right counters are no drift', async () => {
  await counted()
  await counted()
  await buildProgram(database.dataSource, { competencies: 2, outcomes: 1 })
  expect(await recount(manager)).toEqual([])
})

it('each wrong counter is told with what is right, and corrected', async () => {
  const { program, ficha, ana, eva, gone } = await counted()
  await counted()
  const wrong: [string, string, number, string, number, number][] = [
    ['programa', 'id', program, 'total_competencias', 9, 1],
    ['programa', 'id', program, 'total_resultados', 9, 3],
    ['matricula', 'id', gone, 'resultados_aprobados', 1, 3],
    ['matricula', 'id', ana, 'horas_aprobadas', 7, 600],
    ['matricula', 'id', eva, 'resultados_aprobados', 1, 0],
    ['ficha', 'nro_ficha', ficha, 'total_aprendices_en_formacion', 3, 2],
    ['ficha', 'nro_ficha', ficha, 'aprobados_en_formacion', 0, 2],
  ]
  for (const [table, key, id, column, stored, right] of wrong) {
    await manager.query(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`, [stored, id])
    const drifts = await recount(manager)
    expect(drifts).toContainEqual({ table, key: id, column, stored, counted: right })
    expect(drifts.filter((drift) => drift.table === table)).toHaveLength(1)
    await recount(manager, true)
    expect(await recount(manager)).toEqual([])
  }
})

it('a ficha counts what its people’s rows say, which are corrected before', async () => {
  const { ficha, ana } = await counted()
  await manager.query('UPDATE matricula SET resultados_aprobados = 1 WHERE id = ?', [ana])
  const told = await recount(manager)
  const ofFicha = { table: 'ficha', key: ficha, column: 'aprobados_en_formacion', stored: 2, counted: 1 }
  expect(told).toContainEqual(ofFicha)
  const progress = told.filter(({ table }) => table === 'ficha_avance')
  expect(progress.map(({ column, stored, counted }) => [column, stored, counted])).toEqual([
    ['personas con 1 aprobados', 0, 1],
    ['personas con 2 aprobados', 1, 0],
  ])
  expect(await recount(manager, true)).not.toContainEqual(ofFicha)
  expect(await recount(manager)).toEqual([])
})

it('what another program’s outcomes say counts for nothing', async () => {
  const { ana } = await counted()
  const other = await counted()
  const [outcome] = await designOf(manager, other.program)
  await judge(ana, outcome!.id, 'APROBADO')
  expect(await recount(manager)).toEqual([])
})

it('empty programs, fichas and competencies are counted too', async () => {
  const { dataSource } = database
  const program = await buildProgram(dataSource, { competencies: 2, outcomes: 0 })
  await buildFicha(dataSource, { id_programa_formacion: program.id })
  expect(await recount(manager)).toEqual([])
  await manager.query('UPDATE ficha SET total_aprendices_en_formacion = 1')
  expect(await recount(manager)).toMatchObject([{ table: 'ficha', stored: 1, counted: 0 }])
  const { id } = await buildProgram(dataSource, { total_resultados: 4 })
  const drift = { table: 'programa', key: id, column: 'total_resultados', stored: 4, counted: 0 }
  expect(await recount(manager)).toContainEqual(drift)
})

describe('progress', () => {
  const rows = (ficha: number) =>
    manager.query(
      'SELECT resultados_aprobados AS approved, personas AS people FROM ficha_avance WHERE nro_ficha = ? ORDER BY 1',
      [ficha],
    )
  const RIGHT = [
    { approved: 0, people: 1 },
    { approved: 2, people: 1 },
  ]

  it('is counted for one ficha', async () => {
    const [one, other] = [await counted(), await counted()]
    await manager.query('UPDATE ficha_avance SET personas = 9')
    await saveProgress(manager, one.ficha)
    expect(await rows(one.ficha)).toEqual(RIGHT)
    expect((await rows(other.ficha)).map(({ people }: { people: number }) => people)).toEqual([9, 9])
  })

  it('is counted for all', async () => {
    const fichas = [await counted(), await counted()]
    await manager.query('DELETE FROM ficha_avance')
    await saveAllProgress(manager)
    for (const { ficha } of fichas) expect(await rows(ficha)).toEqual(RIGHT)
  })

  it('that is wrong is told by ficha and corrected there', async () => {
    const [one, other] = [await counted(), await counted()]
    await manager.query('UPDATE ficha_avance SET personas = 4 WHERE nro_ficha = ? AND resultados_aprobados = 2', [
      other.ficha,
    ])
    await manager.query('INSERT INTO ficha_avance (nro_ficha, resultados_aprobados, personas) VALUES (?, 3, 1)', [
      one.ficha,
    ])
    const drift = { table: 'ficha_avance' }
    const told = [
      { ...drift, key: one.ficha, column: 'personas con 3 aprobados', stored: 1, counted: 0 },
      { ...drift, key: other.ficha, column: 'personas con 2 aprobados', stored: 4, counted: 1 },
    ]
    expect(await recount(manager)).toEqual(told)
    expect(await recount(manager)).toEqual(told)
    expect(await recount(manager, true)).toEqual(told)
    expect(await recount(manager)).toEqual([])
  })
})
