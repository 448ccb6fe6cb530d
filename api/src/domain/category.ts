import type { FichaCategory } from '@fichero/contract/enums'

interface Dates {
  fecha_fin_lectiva: string
  fecha_fin_ficha: string
}

/** The periods of a ficha in order, each with its last day (inclusive). After the last one it is finished. */
const PERIODS: { categoria: FichaCategory; lastDay: keyof Dates }[] = [
  { categoria: 'en_proceso', lastDay: 'fecha_fin_lectiva' },
  { categoria: 'en_practicas', lastDay: 'fecha_fin_ficha' },
]
const AFTERWARDS: FichaCategory = 'finalizadas'

/** Returns the category of a ficha on a day by its dates. */
export const categoryOn = (day: string, ficha: Dates): FichaCategory =>
  PERIODS.find(({ lastDay }) => day <= ficha[lastDay])?.categoria ?? AFTERWARDS

interface Sql {
  sql: string
  parameters: string[]
}

/** The same rule as an SQL column over `ficha`. */
export const categoryColumn = (day: string): Sql => ({
  sql: `CASE ${PERIODS.map(({ categoria, lastDay }) => `WHEN ${lastDay} >= ? THEN '${categoria}'`).join(' ')} ELSE '${AFTERWARDS}' END`,
  parameters: PERIODS.map(() => day),
})

/** The same rule as an SQL condition on `ficha`: earlier periods are over, the period itself is not. */
export function inCategory(categoria: FichaCategory, day: string): Sql {
  const place = PERIODS.findIndex((period) => period.categoria === categoria)
  const earlier = place === -1 ? PERIODS : PERIODS.slice(0, place)
  const own = PERIODS[place]
  const conditions = [...earlier.map(({ lastDay }) => `${lastDay} < ?`), ...(own ? [`${own.lastDay} >= ?`] : [])]
  return { sql: conditions.join(' AND '), parameters: conditions.map(() => day) }
}
