import type { CellValue, Worksheet } from '../src/files/spreadsheet-writer/worksheet.js'

/** Returns the rows of a sheet as objects, with the headings as keys. */
export async function rowsOf(sheet: Worksheet | undefined) {
  const rows: CellValue[][] = []
  for await (const part of sheet?.rows ?? []) rows.push(...((Array.isArray(part[0]) ? part : [part]) as CellValue[][]))
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [sheet?.columns[index]?.heading, value])))
}

/** Returns the rows of a sheet of two columns as an object. */
export const factsOf = (sheet: Worksheet | undefined) => Object.fromEntries(sheet?.rows as [string, CellValue][])
export const namesOf = (sheets: Worksheet[]) => sheets.map(({ name }) => name)

/** The cell formats of a sheet by heading, without plain text and numbers. */
export const formatsOf = (sheet: Worksheet | undefined) =>
  Object.fromEntries((sheet?.columns ?? []).flatMap(({ heading, format }) => (format ? [[heading, format]] : [])))

/** Yields the rows page by page, like a query for an export. */
export async function* pages<Row>(...all: Row[][]) {
  yield* all
}

// Pairs of constants: `ana` has values of an answer, and `ANA` the cells of a sheet that show these values.

export const ana = {
  tipo_documento: 'CC',
  nro_documento: '1001',
  nombre: 'ANA',
  apellido: 'RUIZ',
  numeros_anteriores: [],
}
export const PERSON = { 'Tipo de documento': 'CC', Documento: '1001', Nombres: 'ANA', Apellidos: 'RUIZ' }

const figures = { resultados_aprobados: 30, total_resultados: 44, porcentaje_tyt: 68.18, faltan: 14 }
export const progress = { ...figures, banda: 'cerca', sin_banda: null, faltan_para_lista: 3 }
export const PROGRESS = {
  'Resultados aprobados': 30,
  'Resultados del programa': 44,
  Porcentaje: 68.18,
  'Grupo de avance': 'Cerca',
  'Faltan para el 75 %': 3,
}
/** The progress of a person who has no band, with the reason. */
export const withoutBand = (sin_banda: 'retirado' | 'sin_reporte') => ({ ...progress, banda: null, sin_banda })

export const outcome = {
  id_resultado: 7,
  codigo: '580101',
  nombre_rae: 'SEMBRAR',
  id_competencia: 2,
  codigo_competencia: '2201',
  nombre_competencia: 'CULTIVAR',
}
export const OUTCOME = {
  'Código de competencia': '2201',
  Competencia: 'CULTIVAR',
  'Código de resultado': '580101',
  'Resultado de aprendizaje': 'SEMBRAR',
}

export const ofFicha = {
  nro_ficha: 2_888_001,
  programa_formacion: 'HUERTAS',
  nombre_jefe_ficha: 'Luz Mora',
  ultimo_reporte: { archivo: 'reporte.xls' },
}
export const OF_FICHA = { 'Número de ficha': 2_888_001, Programa: 'HUERTAS', 'Jefe de ficha': 'Luz Mora' }

export const days = {
  fecha_inicio_lectiva: '2025-02-05',
  fecha_fin_lectiva: '2026-08-05',
  fecha_fin_ficha: '2027-05-06',
}
export const DAYS = {
  'Inicio de la etapa lectiva': new Date('2025-02-05'),
  'Fin de la etapa lectiva': new Date('2026-08-05'),
  'Fin de la ficha': new Date('2027-05-06'),
}
