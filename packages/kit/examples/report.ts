import type { ImportReport } from '@fichero/contract/imports.schema'

const row = (fila: number, columna: string, valor: string, code: string, motivo: string) => ({
  fila,
  columna,
  valor,
  code,
  motivo,
  params: {},
})

/** The report of a dry run for a file of judgments, with a rejected row and two warnings. */
export const REPORT: ImportReport = {
  id: null,
  tipo: 'juicios',
  archivo: 'Reporte de Juicios Evaluativos 2888001.xls',
  fecha_reporte: '2026-03-12',
  nro_ficha: 2888001,
  programa: null,
  simulado: true,
  filas: 1240,
  rechazados: 1,
  advertencias: 2,
  registros: { nuevos: 118, cambiados: 6, sin_cambio: 1115 },
  retirados: 2,
  aprobaciones_retiradas: 1,
  aprendices: { nuevos: 3, cambiados: 0, sin_cambio: 28 },
  rechazos: [row(14, 'Número de Documento', '1052000123', 'ejemplo', 'el documento es de otra persona.')],
  avisos: [
    row(20, 'Juicio', 'POR EVALUAR', 'aviso', 'el resultado no está en el diseño.'),
    row(31, 'Juicio', 'POR EVALUAR', 'aviso', 'el resultado no está en el diseño.'),
  ],
}
