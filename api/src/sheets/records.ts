import type { ImportKind, JudgmentState } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { userOfRow } from '@fichero/contract/several-users.schema'
import type { z } from 'zod'
import type { CodeAndName } from './cells.js'
import type { Headings } from './fields.js'
import type { OriginalRows } from './original-rows.js'

/** The cells above the header. */
export interface Preamble {
  nro_ficha: number | null
  fila_ficha: number | null
  /** The text after the ficha's number, if there is one. */
  programa: string | null
  codigo: string | null
  fila_codigo: number | null
  version: string | null
  denominacion: string | null
  /** `YYYY-MM-DD`; null if the sheet has none. */
  fecha_reporte: string | null
  /** First and last day of the ficha, `YYYY-MM-DD`, which judgments reports name. */
  fecha_inicio: string | null
  fecha_fin: string | null
}

interface Interpretation extends Preamble {
  /** The names of the file's columns, for problems found later. */
  headings: Headings
  /** Number of data rows, without blank ones. */
  filas: number
  rejected: RowProblem[]
  warnings: RowProblem[]
  /** Only where it was asked for. */
  original?: OriginalRows
}

export interface OutcomeRecord {
  fila: number
  competency: CodeAndName
  outcome: { codigo: string; nombre_rae: string }
  /** The text with its ordinal, or without what may be one: which of both was stored depends on the file before. */
  otherwise: string | null
}

export interface PersonRecord {
  /** The first row of the person. */
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
  /** Null for POR EVALUAR. */
  estado: JudgmentState | null
  /** Who gave the judgment, or who owes it. */
  evaluador_documento: string | null
  evaluador_nombre: string | null
  /** Local time as written, `YYYY-MM-DD HH:MM:SS`. */
  fecha_registro: string | null
  /** Null where the file has none. */
  observacion: string | null
}

/** A program's design: a sheet with two columns, or the design in a judgments report. */
export interface ProgramSheet extends Interpretation {
  kind: 'programa'
  outcomes: OutcomeRecord[]
  /** Rows of a design that repeat an outcome, and blank ones between the others. */
  repetidos: number
  filas_vacias: number
}

/** People: an apprentices report, the people of a judgments report, or a plain sheet. */
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

/** Somebody who shall be able to sign in. */
export type UserRecord = z.output<typeof userOfRow> & {
  fila: number
}

/** A list of people who shall be able to sign in. Rows that repeat a document or a mail are rejected. */
export interface UsersSheet extends Interpretation {
  kind: 'personas'
  users: UserRecord[]
}

export type Report = ProgramSheet | ApprenticesReport | JudgmentsReport | UsersSheet
/** The result of `readReport` for the accepted kinds. */
export type ReportOf<K extends ImportKind> = Extract<Report, { kind: K }>
