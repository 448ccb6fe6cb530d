import type { Etapa, FichaCategory } from '@fichero/contract/enums'
import { stageByDates } from '@fichero/contract/stage'

// Computes a ficha's stage and category on a day (`YYYY-MM-DD`). Each rule exists twice, in TypeScript and in SQL.

/** The columns of a ficha on which its stage depends. */
interface Stage {
  etapa: Etapa
  /** 0 or 1 in rows that were read with SQL. */
  etapa_a_mano: boolean | number
  fecha_fin_lectiva: string
}

/** Returns the stage that was set by hand, otherwise the stage by the dates. */
export const stageOn = (day: string, { etapa, etapa_a_mano, fecha_fin_lectiva }: Stage): Etapa =>
  etapa_a_mano ? etapa : stageByDates(day, fecha_fin_lectiva)

/** Returns the category. It depends on the stage, so that category and stage never contradict each other. */
export function categoryOn(day: string, ficha: Stage & { fecha_fin_ficha: string }): FichaCategory {
  if (stageOn(day, ficha) === 'lectiva') return 'en_proceso'
  return day <= ficha.fecha_fin_ficha ? 'en_practicas' : 'finalizadas'
}

/** An SQL expression or condition, and the values of its `?` placeholders. */
interface Sql {
  sql: string
  parameters: string[]
}

/** SQL expression for `stageOn`. `ficha` is the table's name or alias in the statement. */
const stageSql = (day: string, ficha: string): Sql => ({
  sql: `CASE WHEN ${ficha}.etapa_a_mano = 1 THEN ${ficha}.etapa WHEN ${ficha}.fecha_fin_lectiva >= ? THEN 'lectiva' ELSE 'productiva' END`,
  parameters: [day],
})

/** SQL expression for `categoryOn`. */
export function categoryColumn(day: string, ficha = 'ficha'): Sql {
  const stage = inStage('lectiva', day, ficha)
  return {
    sql: `CASE WHEN ${stage.sql} THEN 'en_proceso' WHEN ${ficha}.fecha_fin_ficha >= ? THEN 'en_practicas' ELSE 'finalizadas' END`,
    parameters: [...stage.parameters, day],
  }
}

/** SQL condition: the ficha is in the stage. */
export function inStage(etapa: Etapa, day: string, ficha = 'ficha'): Sql {
  const stage = stageSql(day, ficha)
  return { sql: `(${stage.sql}) = ?`, parameters: [...stage.parameters, etapa] }
}

/** SQL condition: the ficha is in the category. */
export function inCategory(categoria: FichaCategory, day: string, ficha = 'ficha'): Sql {
  const category = categoryColumn(day, ficha)
  return { sql: `(${category.sql}) = ?`, parameters: [...category.parameters, categoria] }
}

/** SQL condition: the ficha is not finished. */
export function isUnfinished(day: string, ficha = 'ficha'): Sql {
  const category = categoryColumn(day, ficha)
  return { sql: `(${category.sql}) <> 'finalizadas'`, parameters: category.parameters }
}
