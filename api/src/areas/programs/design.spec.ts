import type { EntityManager } from 'typeorm'
import { buildApprentice, buildFicha, buildProgram } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { inTransaction } from '../../database/transaction.js'
import type { OutcomeRecord, ProgramSheet } from '../../files/spreadsheet-reader/records.js'
import { applyDesign } from './apply-design.js'
import { byCompetency, competenciesOf, type DesignRow, designOf, designsOf } from './design.js'
import { extendDesign } from './extend-design.js'
import { changesDesign, planDesign } from './plan-design.js'
import type { Program } from './program.entity.js'
import { refreshHours } from './refresh-hours.js'

let database: ConnectedDatabase
let manager: EntityManager

beforeAll(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
})
afterAll(() => database.drop())

const write = <T>(work: (manager: EntityManager) => Promise<T>) => inTransaction(database.dataSource, work)

const outcome = (competency: string, codigo: string, overrides: Partial<OutcomeRecord> & { text?: string } = {}) => {
  const { text = `RESULTADO ${codigo}`, ...more } = overrides
  const names = { competency: { codigo: competency, nombre: `COMPETENCIA ${competency}` } }
  return { fila: 2, ...names, outcome: { codigo, nombre_rae: text }, otherReading: null, ...more } as OutcomeRecord
}

const sheet = (outcomes: OutcomeRecord[], overrides: Partial<ProgramSheet> = {}) =>
  ({ kind: 'programa', headings: {}, outcomes, warnings: [], ...overrides }) as ProgramSheet

/** Builds a program with these outcomes. Default: outcomes 1 and 2 in competency 10, and outcome 3 in competency 20. */
async function program(outcomes = [outcome('10', '1'), outcome('10', '2'), outcome('20', '3')]): Promise<Program> {
  const created = await buildProgram(database.dataSource)
  await write((transaction) => applyDesign(transaction, created.id, outcomes))
  return created
}

const codesOf = async (id: number) =>
  (await designOf(manager, id)).map(({ codigo_competencia, codigo }) => `${codigo_competencia} ${codigo}`)

const orders = (id: number): Promise<{ codigo: string; first: number; second: number }[]> =>
  manager.query(
    `SELECT c.codigo, c.orden AS first, r.orden AS second
     FROM competencia c JOIN resultado_aprendizaje r ON r.id_competencia = c.id
     WHERE c.id_programa = ? ORDER BY c.orden, r.orden`,
    [id],
  )

describe('a design', () => {
  it('has the competencies in the order of the file, even if rows of several competencies alternate', async () => {
    const { id } = await program([outcome('20', '3'), outcome('10', '1'), outcome('20', '4'), outcome('10', '2')])
    expect(await codesOf(id)).toEqual(['20 3', '20 4', '10 1', '10 2'])
    expect(await orders(id)).toEqual([
      { codigo: '20', first: 1, second: 1 },
      { codigo: '20', first: 1, second: 2 },
      { codigo: '10', first: 2, second: 1 },
      { codigo: '10', first: 2, second: 2 },
    ])
  })

  it('gets new outcomes at the end of their competencies, and new competencies at the end', async () => {
    const { id } = await program()
    const added = [outcome('30', '5'), outcome('10', '4'), outcome('20', '6'), outcome('40', '7')]
    await write((transaction) => applyDesign(transaction, id, added))
    expect(await codesOf(id)).toEqual(['10 1', '10 2', '10 4', '20 3', '20 6', '30 5', '40 7'])
    expect((await orders(id)).map(({ codigo, first, second }) => [codigo, first, second])).toEqual([
      ['10', 1, 1],
      ['10', 1, 2],
      ['10', 1, 3],
      ['20', 2, 1],
      ['20', 2, 2],
      ['30', 3, 1],
      ['40', 4, 1],
    ])
  })

  it('can be read grouped by competency, for one program or several', async () => {
    const [first, second] = [await program(), await program([outcome('10', '9')])]
    expect(await competenciesOf(manager, first.id)).toEqual([
      {
        id: expect.any(Number),
        codigo: '10',
        nombre_competencia: 'COMPETENCIA 10',
        resultados_aprendizaje: [
          { id: expect.any(Number), codigo: '1', nombre_rae: 'RESULTADO 1' },
          { id: expect.any(Number), codigo: '2', nombre_rae: 'RESULTADO 2' },
        ],
      },
      {
        id: expect.any(Number),
        codigo: '20',
        nombre_competencia: 'COMPETENCIA 20',
        resultados_aprendizaje: [{ id: expect.any(Number), codigo: '3', nombre_rae: 'RESULTADO 3' }],
      },
    ])
    const both = await designsOf(manager, [first.id, second.id])
    for (const [{ id }, codes] of [
      [first, ['1', '2', '3']],
      [second, ['9']],
    ] as const)
      expect(both.filter((row) => row.id_programa === id).map(({ codigo }) => codigo)).toEqual(codes)
    expect(byCompetency([], () => 1)).toEqual([])
  })
})

describe('the plan for a new design file', () => {
  const planned = async (outcomes: OutcomeRecord[], overrides?: Partial<ProgramSheet>, of?: Program) => {
    const { id } = of ?? (await program())
    const plan = await planDesign(manager, id, sheet(outcomes, overrides))
    return {
      id,
      plan,
      added: plan.added.map((row) => row.outcome.codigo),
      renamed: [...plan.competencies.values(), ...plan.outcomes.values()],
      warned: plan.warnings.map(({ code, valor, params }) => ({ code, valor, params })),
      counts: plan.counts,
    }
  }
  const SAME = [outcome('10', '1'), outcome('10', '2'), outcome('20', '3')]

  it('changes nothing if the file is the same', async () => {
    const { plan, ...rest } = await planned(SAME, { warnings: [] })
    expect(rest).toMatchObject({
      added: [],
      renamed: [],
      warned: [],
      counts: { nuevos: 0, cambiados: 0, sin_cambio: 3 },
    })
    expect(changesDesign(plan)).toBe(false)
  })

  it('includes the warnings of the spreadsheet reader', async () => {
    const warning = { code: 'text_contradicts' } as never
    expect((await planned(SAME, { warnings: [warning] })).plan.warnings).toEqual([warning])
  })

  it('adds new outcomes', async () => {
    const { plan, ...rest } = await planned([...SAME, outcome('20', '4'), outcome('30', '5')])
    expect(rest).toMatchObject({ added: ['4', '5'], renamed: [], counts: { nuevos: 2, cambiados: 0, sin_cambio: 3 } })
    expect(changesDesign(plan)).toBe(true)
  })

  it('renames an outcome whose text differs', async () => {
    const { plan, ...rest } = await planned([outcome('10', '1', { text: 'OTRO' }), ...SAME.slice(1)])
    const renamed = [{ codigo: '1', antes: 'RESULTADO 1', despues: 'OTRO' }]
    expect(rest).toMatchObject({ renamed, counts: { nuevos: 0, cambiados: 1, sin_cambio: 2 } })
    expect([...plan.outcomes.keys()]).toEqual([(await designOf(manager, rest.id))[0]?.id])
    expect(changesDesign(plan)).toBe(true)
  })

  it('does not rename an outcome if another reading of the file’s text equals the stored text', async () => {
    const { renamed } = await planned([
      outcome('10', '1', { text: 'OTRO', otherReading: 'RESULTADO 1' }),
      ...SAME.slice(1),
    ])
    expect(renamed).toEqual([])
  })

  it('renames a competency, and counts its outcomes as changed', async () => {
    const competency = { codigo: '10', nombre: 'OTRA' }
    const file = [outcome('10', '1', { competency }), outcome('10', '2', { competency }), outcome('20', '3')]
    const { plan, ...rest } = await planned(file)
    const renamed = [{ codigo: '10', antes: 'COMPETENCIA 10', despues: 'OTRA' }]
    expect(rest).toMatchObject({ renamed, counts: { nuevos: 0, cambiados: 2, sin_cambio: 1 } })
    expect(changesDesign(plan)).toBe(true)
  })

  it('does not move an outcome to another competency, and warns about it', async () => {
    const file = [outcome('10', '1'), outcome('20', '2', { fila: 7 }), outcome('20', '3')]
    const { plan, ...rest } = await planned(file, { headings: { resultado: 'RAE' } })
    expect(rest).toMatchObject({ renamed: [], counts: { nuevos: 0, cambiados: 0, sin_cambio: 3 } })
    expect(plan.warnings).toMatchObject([
      { code: 'outcome_elsewhere', fila: 7, columna: 'RAE', valor: '2', params: { competencia: '10' } },
    ])
  })

  it.each([0, 1, 2])(
    'keeps an outcome that the file lacks, and warns that the outcome has %i judgments',
    async (count) => {
      const of = await program([...SAME, outcome('30', '4')])
      const { nro_ficha } = await buildFicha(database.dataSource, { id_programa_formacion: of.id })
      const missing = (await designOf(manager, of.id))[1] as DesignRow
      for (let at = 0; at < count; at++) {
        const { enrolment } = await buildApprentice(database.dataSource, { nro_ficha })
        await manager.query(`INSERT INTO juicio (id_matricula, id_resultado, estado) VALUES (?, ?, 'APROBADO')`, [
          enrolment.id,
          missing.id,
        ])
      }
      const { plan } = await planned([outcome('10', '1', { fila: 4 }), outcome('20', '3'), outcome('30', '4')], {}, of)
      const code = count > 0 ? 'outcome_kept_judged' : 'outcome_kept'
      const at = { fila: 4, columna: 'Resultado de Aprendizaje', valor: '2 - RESULTADO 2' }
      expect(plan.warnings).toMatchObject([{ code, ...at, params: count > 0 ? { juicios: count } : {} }])
      expect(changesDesign(plan)).toBe(false)
    },
  )

  it('is applied by extendDesign, which returns the new counts of the design', async () => {
    const of = await program()
    const competency = { codigo: '10', nombre: 'OTRA' }
    const file = [
      outcome('10', '1', { competency, text: 'OTRO' }),
      outcome('10', '2', { competency }),
      outcome('30', '4'),
    ]
    const { plan } = await planned(file, {}, of)
    expect(await write((transaction) => extendDesign(transaction, of.id, plan))).toEqual({
      total_competencias: 3,
      total_resultados: 4,
    })
    const texts = (await designOf(manager, of.id)).map((row) => [row.nombre_competencia, row.nombre_rae])
    expect(texts).toEqual([
      ['OTRA', 'OTRO'],
      ['OTRA', 'RESULTADO 2'],
      ['COMPETENCIA 20', 'RESULTADO 3'],
      ['COMPETENCIA 30', 'RESULTADO 4'],
    ])
  })
})

it('refreshHours recalculates the hours of the program’s apprentices only', async () => {
  const [changed, unchanged] = [await program(), await program()]
  const hours = async ({ id }: Program) => {
    const sql = `SELECT m.horas_aprobadas AS hours FROM matricula m JOIN ficha f ON f.nro_ficha = m.nro_ficha
      WHERE f.id_programa_formacion = ? ORDER BY m.resultados_aprobados`
    return (await manager.query(sql, [id])).map(({ hours }: { hours: number }) => hours)
  }
  for (const { id } of [changed, unchanged]) {
    const { nro_ficha } = await buildFicha(database.dataSource, { id_programa_formacion: id })
    for (const resultados_aprobados of [0, 1, 3, 9])
      await buildApprentice(database.dataSource, { nro_ficha, resultados_aprobados, horas_aprobadas: 7 })
  }
  await write((transaction) => refreshHours(transaction, changed.id, { total_horas: 300, total_resultados: 3 }))
  expect(await hours(changed)).toEqual([0, 100, 300, 7])
  expect(await hours(unchanged)).toEqual([7, 7, 7, 7])
})
