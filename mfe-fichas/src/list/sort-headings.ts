import type { FichaSort } from '@fichero/contract/enums'

/** What the list is sorted by: the key of each heading of the table. */
export const SORT_HEADINGS = {
  ficha: 'field.ficha',
  programa: 'behind.program',
  jefe: 'kit:label.jefe',
  jornada: 'kit:label.jornada',
  oferta: 'kit:label.oferta',
  categoria: 'field.category',
  aprendices: 'byState.inTraining',
  progreso: 'byState.progress',
  faltan: 'section.missing',
  reporte: 'field.lastReport',
} as const satisfies Record<FichaSort, string>
