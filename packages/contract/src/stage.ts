import type { Etapa } from './enums.ts'

/**
 * Returns the etapa of a ficha on a day (`YYYY-MM-DD`), by its last day of lessons, which still belongs to the etapa lectiva.
 * An etapa that was set by hand takes precedence over the result.
 */
export const stageByDates = (day: string, lastDayOfLessons: string): Etapa =>
  day <= lastDayOfLessons ? 'lectiva' : 'productiva'
