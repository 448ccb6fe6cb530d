import type { ImportKind, JudgmentState } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'

/** A value as the spreadsheet holds it. Dates are serial numbers in workbooks and text in CSV files. */
export type Cell = string | number | boolean | null

export interface SpreadsheetFile {
  /** The name that the user's file has; errors name it. */
  name: string
  bytes: Buffer
}

/** The first sheet with content. `rows[0]` is the spreadsheet's row 1; empty rows stay, as empty arrays. */
export interface Sheet {
  name: string
  rows: Cell[][]
  source: 'workbook' | 'csv'
  /** Serial dates count from 1904 instead of 1900. */
  date1904: boolean
  /** A CSV whose last line has no line end, which is what a cut leaves behind (and some programs write). */
  openEnded: boolean
}

/** Headings of the file, to the letter, by field; absent where the file lacks the column. */
export type Headings = Partial<Record<Field, string>>

export type Field =
  | 'tipo_documento'
  | 'nro_documento'
  | 'nombre'
  | 'apellido'
  | 'celular'
  | 'correo'
  | 'estado'
  | 'competencia'
  | 'resultado'
  | 'juicio'
  | 'fecha_registro'
  | 'evaluador'

/** What stands above the header. */
export interface Preamble {
  nro_ficha: number | null
  fila_ficha: number | null
  /** Text behind the ficha's number, where there is one. */
  programa: string | null
  codigo: string | null
  fila_codigo: number | null
  version: string | null
  denominacion: string | null
  /** `YYYY-MM-DD`; null where the sheet has none. */
  fecha_reporte: string | null
}

interface Interpretation extends Preamble {
  /** What the file's columns are called, for problems that later steps find. */
  headings: Headings
  /** Rows of data, blank ones not counted. */
  filas: number
  rejected: RowProblem[]
  warnings: RowProblem[]
}

export interface CodeAndName {
  codigo: string
  nombre: string
}

export interface OutcomeRecord {
  fila: number
  competency: CodeAndName
  outcome: { codigo: string; nombre_rae: string }
}

export interface PersonRecord {
  /** The first row that brings the person. */
  fila: number
  tipo_documento: string
  nro_documento: string
  nombre: string
  apellido: string
  celular: string | null
  correo: string | null
  estado: string
}

export interface JudgmentRecord {
  fila: number
  nro_documento: string
  /** Code of the learning outcome. */
  resultado: string
  /** null is POR EVALUAR. */
  estado: JudgmentState | null
  evaluador_documento: string | null
  evaluador_nombre: string | null
  /** Local time as written, `YYYY-MM-DD HH:MM:SS`. */
  fecha_registro: string | null
}

/** A program's design: a sheet of two columns, or what a judgments report contains of it. */
export interface ProgramSheet extends Interpretation {
  kind: 'programa'
  outcomes: OutcomeRecord[]
}

/** People: an apprentices report, a judgments report read for its people, or a plain sheet. */
export interface ApprenticesReport extends Interpretation {
  kind: 'aprendices'
  people: PersonRecord[]
}

export interface JudgmentsReport extends Interpretation {
  kind: 'juicios'
  /** Distinct, in file order. */
  people: PersonRecord[]
  /** Distinct outcomes with their competencies, in file order. */
  design: OutcomeRecord[]
  judgments: JudgmentRecord[]
}

export type Report = ProgramSheet | ApprenticesReport | JudgmentsReport
/** What `readReport` gives for the kinds that its caller accepts. */
export type ReportOf<K extends ImportKind> = Extract<Report, { kind: K }>
