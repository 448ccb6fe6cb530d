import type { Etapa, ImportKind, Jornada, JudgmentState, Nivel } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { userOfRow } from '@fichero/contract/several-users.schema'
import type { TytDays } from '@fichero/contract/tyt-steps'
import type { z } from 'zod'
import type { CodeAndName } from './cells.js'
import type { Headings } from './column-fields.js'
import type { OriginalRows } from './original-rows.js'

/** The training centre that a report names. */
export interface ReportedCentre {
  codigo: string
  nombre: string
  codigo_regional: string | null
  regional: string | null
}

/** The values above the row of headings. */
export interface Preamble {
  nro_ficha: number | null
  fila_ficha: number | null
  /** The program's name after the ficha's number. */
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
  /** Null if the sheet names no centre with a code. */
  centro: ReportedCentre | null
}

/** What every result of reading a file contains. */
interface Interpretation extends Preamble {
  /** The file's headings, for problems found later. */
  headings: Headings
  /** Number of data rows, without blank rows. */
  filas: number
  rejected: RowProblem[]
  warnings: RowProblem[]
  /** Present only if `withRows` was requested. */
  original?: OriginalRows
}

/** A learning outcome with its competency, from its first row. */
export interface OutcomeRecord {
  fila: number
  competency: CodeAndName
  outcome: { codigo: string; nombre_rae: string }
  /**
   * `nombre_rae` if the number at the beginning of the text is read the other way, as an ordinal or as part of the name:
   * `SENTIDOS` for the name `05 SENTIDOS`, and `01 RIEGO` for the name `RIEGO` whose ordinal was removed. Null without such
   * a number. An earlier file may have stored this reading.
   */
  otherReading: string | null
}

/** A person of a list or report, from the first row of that person. */
export interface PersonRecord {
  /** Number of the person's first row. */
  fila: number
  tipo_documento: string
  nro_documento: string
  nombre: string
  apellido: string
  celular: string | null
  correo: string | null
  estado: string
}

/** People in rejected rows: the digits of their document numbers, and their names as written. */
export interface MentionedPeople {
  documents: string[]
  names: string[]
}

/** The judgment of one person and outcome. */
export interface JudgmentRecord {
  fila: number
  nro_documento: string
  /** Code of the learning outcome. */
  resultado: string
  /** Null for POR EVALUAR. */
  estado: JudgmentState | null
  /** Document number of the evaluator who recorded the judgment, or who owes it. */
  evaluador_documento: string | null
  /** Name of that evaluator. */
  evaluador_nombre: string | null
  /** Local time as written, `YYYY-MM-DD HH:MM:SS`. */
  fecha_registro: string | null
  /** Null if the file has none. */
  observacion: string | null
}

/** A program's design: a sheet with two columns, or the design in a judgments report. */
export interface ProgramSheet extends Interpretation {
  kind: 'programa'
  outcomes: OutcomeRecord[]
  /** Rows of a design that repeat an outcome. */
  repetidos: number
  /** Number of blank rows between data rows. */
  filas_vacias: number
}

/** People: an apprentices report, the people of a judgments report, or a plain sheet. */
export interface ApprenticesReport extends Interpretation {
  kind: 'aprendices'
  people: PersonRecord[]
  mentioned: MentionedPeople
}

/** A judgments report, with its people and its design. */
export interface JudgmentsReport extends Interpretation {
  kind: 'juicios'
  /** Distinct, in file order. */
  people: PersonRecord[]
  mentioned: MentionedPeople
  /** Distinct outcomes with their competencies, in file order. */
  design: OutcomeRecord[]
  judgments: JudgmentRecord[]
}

/** A person who gets an account. */
export type UserRecord = z.output<typeof userOfRow> & {
  fila: number
  /** The centres in which the person works, as written; empty if the file names none. */
  centro: string
}

/** A list of people who get accounts. Rows that repeat a document number or a mail address are rejected. */
export interface UsersSheet extends Interpretation {
  kind: 'personas'
  users: UserRecord[]
}

/** The days of steps of the TyT test in one row; a step without a day is absent. */
export interface TytRecord {
  fila: number
  nro_documento: string
  /** Null if the file has no column of fichas, or the cell is empty. */
  ficha: number | null
  dias: Partial<Record<keyof TytDays, string>>
}

/** Steps of the TyT test. Rows without days are left out; rows that repeat a person are rejected. */
export interface TytSheet extends Interpretation {
  kind: 'tyt'
  people: TytRecord[]
}

/** A row of a Reporte de Instructores por Ficha. */
export interface ScheduledRecord {
  fila: number
  nombre: string
  apellido: string
  /** As SOFIA writes it: `ACTIVO`, `INACTIVO`. */
  estado: string
  /** Text of the competency, without a code. */
  competencia: string
  /** `YYYY-MM-DD`. */
  fecha_inicio: string
  fecha_fin: string
  horas: number
}

/** Who is scheduled for the competencies of a ficha. */
export interface InstructorsReport extends Interpretation {
  kind: 'instructores'
  scheduled: ScheduledRecord[]
}

/** A ficha in a row of a PE-04. */
export interface ListedFicha {
  fila: number
  nro_ficha: number
  /** Whether the ficha has ended, by its state; null if the state is not a known one. */
  terminada: boolean | null
  nivel: Nivel
  /** Null if the file does not say one of Fichero's values; also `jornada` and `responsable`. */
  etapa: Etapa | null
  jornada: Jornada | null
  /** Name of the person in charge. */
  responsable: string | null
  /** First and last day, `YYYY-MM-DD`. */
  fecha_inicio: string
  fecha_fin: string
  programa: { codigo: string; version: string; nombre: string; horas: number }
  centro: ReportedCentre | null
}

/** The fichas of a centre. A ficha of several rows is taken from the newest one. */
export interface Pe04Sheet extends Interpretation {
  kind: 'pe04'
  fichas: ListedFicha[]
  /** Rows of levels that Fichero does not have, by level as the file writes it. */
  omitidas: { nivel: string; filas: number }[]
}

/** The result of reading a file. */
export type Report =
  | ProgramSheet
  | ApprenticesReport
  | JudgmentsReport
  | UsersSheet
  | TytSheet
  | InstructorsReport
  | Pe04Sheet
/** The result of `readReport` for the accepted kinds. */
export type ReportOf<K extends ImportKind> = Extract<Report, { kind: K }>
