import type { Cell, SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { spreadsheet } from './spreadsheets.js'

/** Values of a row of a PE-04 by heading. */
export type ListedRow = Record<string, Cell>

/** A row of the fixtures' ficha, with an invented person in charge. */
const ROW: ListedRow = {
  CODIGO_REGIONAL: 68,
  NOMBRE_REGIONAL: 'REGIONAL SANTANDER',
  CODIGO_CENTRO: 9225,
  NOMBRE_CENTRO: 'CENTRO DEL NORTE',
  IDENTIFICADOR_UNICO_FICHA: 'SF_2888001',
  IDENTIFICADOR_FICHA: 2_888_001,
  ESTADO_CURSO: 'En ejecucion',
  CODIGO_NIVEL_FORMACION: 6,
  NIVEL_FORMACION: 'TECNÓLOGO',
  CODIGO_JORNADA: 4,
  NOMBRE_JORNADA: 'MIXTA',
  TIPO_DE_FORMACION: 'TITULADA',
  FECHA_INICIO_FICHA: '02/02/2026',
  FECHA_TERMINACION_FICHA: '02/02/2028',
  ETAPA_FICHA: 'LECTIVA',
  MODALIDAD_FORMACION: 'PRESENCIAL',
  NOMBRE_RESPONSABLE: 'EVA LUGO MORA',
  CODIGO_PROGRAMA: 134_577,
  VERSION_PROGRAMA: 1,
  NOMBRE_PROGRAMA_FORMACION: 'GESTION DE HUERTAS URBANAS Y VIVEROS',
  TOTAL_APRENDICES: 30,
  TOTAL_APRENDICES_ACTIVOS: 28,
  DURACION_PROGRAMA: 3984,
}

/** Columns of the file that nobody reads. */
const OTHERS = Array.from({ length: 52 - Object.keys(ROW).length }, (_, index) => `DATO_${index + 1}`)

/** Number of the first row of data. */
export const FIRST_ROW = 6

/** The rows of a PE-04: a title, the headings in row 5, and a row for each ficha. */
export function pe04Rows(rows: ListedRow[]): Cell[][] {
  const headings = [...new Set([...Object.keys(ROW), ...rows.flatMap((row) => Object.keys(row)), ...OTHERS])]
  return [
    ['PE-04_'],
    ['PROGRAMACIÓN ESPECÍFICA DE CURSOS LARGOS, ESPECIALES Y EVENTOS POR REGIONAL Y CENTRO'],
    ['202606'],
    [],
    headings,
    ...rows.map((row) => headings.map((heading) => ({ ...ROW, ...row })[heading] ?? null)),
  ]
}

/** A PE-04 as SENA sends it. Each row has only the values that differ from those of the fixtures' ficha. */
export const pe04File = (rows: ListedRow[]): SpreadsheetFile => spreadsheet('PE-04_202606.xlsx', pe04Rows(rows), 'xlsx')
