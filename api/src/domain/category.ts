import type { FichaCategory } from '@fichero/contract/enums'

/** Where a ficha's dates put it on a day: each period includes its last day. */
export function categoryOn(
  day: string,
  { fecha_fin_lectiva, fecha_fin_ficha }: { fecha_fin_lectiva: string; fecha_fin_ficha: string },
): FichaCategory {
  if (day <= fecha_fin_lectiva) return 'en_proceso'
  return day <= fecha_fin_ficha ? 'en_practicas' : 'finalizadas'
}

/** The same rule as a condition on rows. */
export function inCategory(categoria: FichaCategory, day: string) {
  if (categoria === 'en_proceso') return { sql: 'fecha_fin_lectiva >= ?', parameters: [day] }
  if (categoria === 'finalizadas') return { sql: 'fecha_fin_ficha < ?', parameters: [day] }
  return { sql: 'fecha_fin_lectiva < ? AND fecha_fin_ficha >= ?', parameters: [day, day] }
}
