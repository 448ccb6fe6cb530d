import type { ImportReport } from '@fichero/contract/imports.schema'

/** An empty report of a design file, for specs to fill in. */
export const reportOf = (archivo: string): ImportReport => ({
  id: null,
  tipo: 'programa',
  archivo,
  fecha_reporte: null,
  nro_ficha: null,
  programa: null,
  simulado: false,
  filas: 0,
  rechazados: 0,
  advertencias: 0,
  registros: { nuevos: 0, cambiados: 0, sin_cambio: 0 },
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: null,
  rechazos: [],
  avisos: [],
})
