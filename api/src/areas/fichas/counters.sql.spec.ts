import type { EntityManager } from 'typeorm'
import { buildApprentice, buildFicha, buildProgram } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { designOf } from '../programs/design.js'
import { recount } from './recount.js'
import { saveMissingShares } from './save-missing-shares.js'
import { saveAllProgress, saveProgress } from './save-progress.js'

let database: ConnectedDatabase
let manager: EntityManager

beforeEach(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
})
afterEach(() => database.drop())

/** Creates a ficha in which Ana has two of three outcomes approved, Eva none, and a person who left has all three. */
async function buildCountedFicha() {
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
  await saveMissingShares(manager, nro_ficha)
  return { program: program.id, ficha: nro_ficha, ana: people[0]!, eva: people[1]!, former: people[2]! }
}

const judge = (enrolment: number, outcome: number, estado: string) =>
  manager.query('INSERT INTO juicio (id_matricula, id_resultado, estado) VALUES (?, ?, ?)', [
    enrolment,
    outcome,
    estado,
  ])

it('recount reports no drift for correct counters', async () => {
  await buildCountedFicha()
  await buildCountedFicha()
  await buildProgram(database.dataSource, { competencies: 2, outcomes: 1 })
  expect(await recount(manager)).toEqual([])
})

it('recount reports each wrong counter with the correct value, and corrects the counter', async () => {
  const { program, ficha, ana, eva, former } = await buildCountedFicha()
  await buildCountedFicha()
  const wrong: [string, string, number, string, number, number][] = [
    ['programa', 'id', program, 'total_competencias', 9, 1],
    ['programa', 'id', program, 'total_resultados', 9, 3],
    ['matricula', 'id', former, 'resultados_aprobados', 1, 3],
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

it('recount corrects enrolments first, and then counts each ficha from its enrolments', async () => {
  const { ficha, ana } = await buildCountedFicha()
  await manager.query('UPDATE matricula SET resultados_aprobados = 1 WHERE id = ?', [ana])
  const drifts = await recount(manager)
  const ofFicha = { table: 'ficha', key: ficha, column: 'aprobados_en_formacion', stored: 2, counted: 1 }
  expect(drifts).toContainEqual(ofFicha)
  const progress = drifts.filter(({ table }) => table === 'ficha_avance')
  expect(progress.map(({ column, stored, counted: buildCountedFicha }) => [column, stored, buildCountedFicha])).toEqual(
    [
      ['personas con 1 aprobados', 0, 1],
      ['personas con 2 aprobados', 1, 0],
    ],
  )
  expect(await recount(manager, true)).not.toContainEqual(ofFicha)
  expect(await recount(manager)).toEqual([])
})

it('recount ignores judgments of another program’s outcomes', async () => {
  const { ana } = await buildCountedFicha()
  const other = await buildCountedFicha()
  const [outcome] = await designOf(manager, other.program)
  await judge(ana, outcome!.id, 'APROBADO')
  expect(await recount(manager)).toEqual([])
})

it('recount counts programs, fichas and competencies that are empty', async () => {
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

describe('ficha_avance', () => {
  const rows = (ficha: number) =>
    manager.query(
      'SELECT resultados_aprobados AS approved, personas AS people FROM ficha_avance WHERE nro_ficha = ? ORDER BY 1',
      [ficha],
    )
  const CORRECT_ROWS = [
    { approved: 0, people: 1 },
    { approved: 2, people: 1 },
  ]

  it('is recounted for one ficha', async () => {
    const [saved, other] = [await buildCountedFicha(), await buildCountedFicha()]
    await manager.query('UPDATE ficha_avance SET personas = 9')
    await saveProgress(manager, saved.ficha)
    expect(await rows(saved.ficha)).toEqual(CORRECT_ROWS)
    expect((await rows(other.ficha)).map(({ people }: { people: number }) => people)).toEqual([9, 9])
  })

  it('is recounted for all fichas', async () => {
    const fichas = [await buildCountedFicha(), await buildCountedFicha()]
    await manager.query('DELETE FROM ficha_avance')
    await saveAllProgress(manager)
    for (const { ficha } of fichas) expect(await rows(ficha)).toEqual(CORRECT_ROWS)
  })

  it('is reported and corrected for each ficha', async () => {
    const [first, second] = [await buildCountedFicha(), await buildCountedFicha()]
    await manager.query('UPDATE ficha_avance SET personas = 4 WHERE nro_ficha = ? AND resultados_aprobados = 2', [
      second.ficha,
    ])
    await manager.query('INSERT INTO ficha_avance (nro_ficha, resultados_aprobados, personas) VALUES (?, 3, 1)', [
      first.ficha,
    ])
    const drift = { table: 'ficha_avance' }
    const drifts = [
      { ...drift, key: first.ficha, column: 'personas con 3 aprobados', stored: 1, counted: 0 },
      { ...drift, key: second.ficha, column: 'personas con 2 aprobados', stored: 4, counted: 1 },
    ]
    expect(await recount(manager)).toEqual(drifts)
    expect(await recount(manager)).toEqual(drifts)
    expect(await recount(manager, true)).toEqual(drifts)
    expect(await recount(manager)).toEqual([])
  })
})

it('recount finds wrong, missing and extra rows of ficha_faltante', async () => {
  const [first, second] = [await buildCountedFicha(), await buildCountedFicha()]
  await manager.query('DELETE FROM ficha_faltante WHERE nro_ficha = ?', [first.ficha])
  await manager.query("INSERT INTO ficha_faltante VALUES (?, 'evaluador', 1, '20', 'ANA', 2, NULL)", [second.ficha])
  const drift = { table: 'ficha_faltante' }
  const drifts = [
    { ...drift, key: first.ficha, column: 'juicios no_aprobado', stored: 0, counted: 4 },
    { ...drift, key: second.ficha, column: 'juicios evaluador', stored: 2, counted: 0 },
  ]
  expect(await recount(manager)).toEqual(drifts)
  expect(await recount(manager, true)).toEqual(drifts)
  expect(await recount(manager)).toEqual([])
})
