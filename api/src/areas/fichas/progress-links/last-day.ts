import { PROGRESS_LINK_DAYS } from '@fichero/contract/limits'
import { daysAfter, today } from '../../../rules/today.js'

/** Returns the last day on which a link made at `creado` opens: the last day of its ficha, or earlier the last of its lifetime. */
export function lastDayOf(creado: Date, { fecha_fin_ficha }: { fecha_fin_ficha: string }): string {
  const last = daysAfter(today(creado), PROGRESS_LINK_DAYS)
  return last < fecha_fin_ficha ? last : fecha_fin_ficha
}
