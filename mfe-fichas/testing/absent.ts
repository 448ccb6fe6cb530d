import type { AbsentPeople, AbsentPerson } from '@fichero/contract/absent-people.schema'
import type { ImportReport } from '@fichero/contract/imports.schema'

/** An enrolled person whom a report does not contain. */
export const absentPerson = (nro_documento: string, changes: Partial<AbsentPerson> = {}): AbsentPerson => ({
  tipo_documento: 'CC',
  nro_documento,
  nombre: 'LUZ',
  apellido: `SOTO ${nro_documento}`,
  estado: 'EN FORMACION',
  resultados_aprobados: 41,
  decision: 'fuera',
  documento_nuevo: null,
  candidatos: [],
  ...changes,
})

/** Returns a person in a report who may be the absent person under another number. */
export const candidate = (nro_documento: string, mismo_nombre = false) => ({
  nro_documento,
  nombre: 'LUZ',
  apellido: 'SOTO',
  mismo_nombre,
})

/** The result of a dry run. `absent` are the enrolled people whom the report does not contain. */
export const planReport = (absent?: Partial<AbsentPeople>, changes: Partial<ImportReport> = {}): ImportReport => ({
  id: null,
  tipo: 'juicios',
  archivo: 'juicios.xls',
  fecha_reporte: '2026-11-20',
  nro_ficha: 2_888_001,
  programa: null,
  simulado: true,
  filas: 100,
  rechazados: 0,
  advertencias: 0,
  registros: { nuevos: 5, cambiados: 0, sin_cambio: 95 },
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: { nuevos: 0, cambiados: 1, sin_cambio: 20 },
  ...(absent && { ausentes: { incompleto: false, propuesto: true, motivo: null, personas: [], ...absent } }),
  rechazos: [],
  avisos: [],
  ...changes,
})
