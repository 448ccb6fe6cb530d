import type { FichaCategory } from '@fichero/contract/enums'

/** Where a ficha's dates put it on a day: each period includes its last day. */
export function categoryOn(
  day: string,
  { fecha_fin_lectiva, fecha_fin_ficha }: { fecha_fin_lectiva: string; fecha_fin_ficha: string },
): FichaCategory {
  if (day <= fecha_fin_lectiva) return 'en_proceso'
  return day <= fecha_fin_ficha ? 'en_practicas' : 'finalizadas'
}
