import { ETAPAS, FICHA_CATEGORIES, TYT_GROUPS } from '@fichero/contract/enums'
import { BOARD_STEPS, FEW, isNear, missingForReady, missingStep, readinessOf } from '@fichero/contract/tyt'
import { type Api, startApi } from '../../testing/api.js'
import { buildFicha } from '../../testing/build.js'
import type { Ficha } from '../areas/fichas/ficha.entity.js'
import { distanceFromReady, GROUP_OF_BAND, inGroup, isShortfallIn } from './readiness.js'
import { categoryColumn, categoryOn, inCategory, inStage, isUnfinished, stageOn } from './stage-and-category.js'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('TypeScript, the SQL column and the SQL conditions give a ficha the same stage and category', async () => {
  const days = ['2026-08-02', '2026-08-03', '2026-08-04', '2027-02-02', '2027-02-03', '2027-02-04']
  const ends = ['2026-08-03', '2027-02-03']
  // In the last pair, the ficha ends before its lessons end. No form accepts such dates, but all versions of the rule must
  // agree.
  const dates = [...ends.map((end) => [end, '2027-02-03']), ['2027-02-03', '2026-08-03']]
  for (const [fecha_fin_lectiva, fecha_fin_ficha] of dates)
    for (const etapa of ETAPAS)
      for (const etapa_a_mano of [false, true])
        await buildFicha(api.dataSource, { fecha_fin_lectiva, fecha_fin_ficha, etapa, etapa_a_mano })
  for (const day of days) {
    const { sql, parameters } = categoryColumn(day)
    type Row = Pick<Ficha, 'nro_ficha' | 'etapa' | 'fecha_fin_lectiva' | 'fecha_fin_ficha'> & { etapa_a_mano: number }
    const rows: (Row & { categoria: string })[] = await api.dataSource.query(
      `SELECT ficha.*, ${sql} AS categoria FROM ficha ORDER BY nro_ficha`,
      parameters,
    )
    expect(rows.map(({ categoria }) => categoria)).toEqual(rows.map((row) => categoryOn(day, row)))
    const conditions = [
      ...ETAPAS.map((etapa) => ({ ...inStage(etapa, day), isMeant: (row: Row) => stageOn(day, row) === etapa })),
      ...FICHA_CATEGORIES.map((categoria) => ({
        ...inCategory(categoria, day),
        isMeant: (row: Row) => categoryOn(day, row) === categoria,
      })),
      { ...isUnfinished(day), isMeant: (row: Row) => categoryOn(day, row) !== 'finalizadas' },
    ]
    for (const { isMeant, ...condition } of conditions) {
      const found: Row[] = await api.dataSource.query(
        `SELECT nro_ficha FROM ficha WHERE ${condition.sql} ORDER BY nro_ficha`,
        condition.parameters,
      )
      expect(found.map(({ nro_ficha }) => nro_ficha)).toEqual(rows.filter(isMeant).map(({ nro_ficha }) => nro_ficha))
    }
  }
})

it('TypeScript and SQL agree on the readiness band for a count of approved outcomes, with and without a report', async () => {
  const counts = [0, 1, 2, 3, 4, 138, 100_000].flatMap((total) =>
    [0, 1, total / 2 - 1, total / 2, (total * 3) / 4 - 1, (total * 3) / 4, total]
      .filter((approved) => approved >= 0)
      .map((approved) => ({ approved: Math.floor(approved), total })),
  )
  const rows = counts.flatMap((count) => [true, false].map((hasReport) => ({ ...count, hasReport })))
  type Row = (typeof rows)[number]
  const table = rows
    .map((row) => `SELECT ${row.approved} AS approved, ${row.total} AS total, ${Number(row.hasReport)} AS reported`)
    .join(' UNION ')
  const columns = { approved: 'approved', total: 'total', reported: 'reported' }
  const groupOf = (row: Row) => {
    const { banda } = readinessOf({ ...row, estado: 'EN FORMACION' })
    return banda ? GROUP_OF_BAND[banda] : 'sin_reporte'
  }
  for (const group of TYT_GROUPS) {
    const found: { approved: number; total: number; reported: number }[] = await api.dataSource.query(
      `SELECT approved, total, reported FROM (${table}) AS counts WHERE ${inGroup(group, columns)}`,
    )
    const expected = rows
      .filter((row) => groupOf(row) === group)
      .map(({ approved, total, hasReport }) => ({ approved, total, reported: Number(hasReport) }))
    const format = (list: typeof found) =>
      [...new Set(list.map(({ approved, total, reported }) => `${approved} of ${total}, ${reported}`))].sort()
    expect(expected.length).toBeGreaterThan(0)
    expect(format(found)).toEqual(format(expected))
  }
})

it('TypeScript and SQL agree on how many outcomes a person lacks for the highest TyT band, and on sorting by that number', async () => {
  const rows = [0, 1, 3, 4, 21, 74, 75, 138].flatMap((total) =>
    Array.from({ length: total + 1 }, (_, approved) => ({ approved, total, reported: 1 })),
  )
  rows.push({ approved: 1, total: 1, reported: 0 }, { approved: 0, total: 138, reported: 0 })
  const table = rows
    .map((row) => `SELECT ${row.approved} AS approved, ${row.total} AS total, ${row.reported} AS reported`)
    .join(' UNION ')
  const columns = { approved: 'approved', total: 'total', reported: 'reported' }
  const find = async (condition: string, order = 'approved, total, reported'): Promise<typeof rows> =>
    (await api.dataSource.query(`SELECT * FROM (${table}) AS counts WHERE ${condition} ORDER BY ${order}`)).map(
      (row: (typeof rows)[number]) => ({
        approved: Number(row.approved),
        total: Number(row.total),
        reported: Number(row.reported),
      }),
    )
  const missing = ({ approved, total }: (typeof rows)[number]) => missingForReady(approved, total)
  for (const step of BOARD_STEPS) {
    const isIn = (count: number) => (step === FEW ? isNear(count) : missingStep(count) === step)
    const expected = rows.filter((row) => row.reported === 1 && isIn(missing(row)))
    expect(expected.length).toBeGreaterThan(0)
    const found = await find(isShortfallIn(step, columns))
    expect(found).toHaveLength(expected.length)
    expect(expected).toEqual(expect.arrayContaining(found))
  }
  const ordered = await find('1 = 1', distanceFromReady(columns))
  const comparable = ordered.filter(({ total, reported }) => total > 0 && reported === 1)
  expect(comparable.map(missing)).toEqual(comparable.map(missing).sort((a, b) => a - b))
  expect(ordered.slice(comparable.length).map(({ total, reported }) => [total, reported])).toEqual([
    [0, 1],
    [expect.any(Number), 0],
    [expect.any(Number), 0],
  ])
})
