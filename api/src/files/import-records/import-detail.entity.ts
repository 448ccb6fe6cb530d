import type { TytDays } from '@fichero/contract/tyt-steps'
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { LARGE_JSON } from '../../database/columns.js'
import { FileImport } from './file-import.entity.js'

type Columns = Record<string, string | null>

/** A row before and after an import. `antes` is null for an added row, `despues` for a deleted row. */
export interface RowChange<Row = Columns> {
  nro_documento: string
  antes: Row | null
  despues: Row | null
}

/** The evaluator who owes the judgment of an outcome (the holder), before and after an import. */
export interface HolderChange extends RowChange {
  id_resultado: number
}

/** The judgment of an outcome before and after an import. Null means that the outcome was not judged. */
export interface OutcomeDiff {
  id_resultado: number
  antes: Record<string, string | number | null> | null
  despues: Record<string, string | number | null> | null
}

/** The judgment of one person and outcome before and after an import. */
export interface JudgmentDiff extends OutcomeDiff {
  nro_documento: string
}

type Identity = { tipo_documento: string; nombre: string; apellido: string }

/** A change of a document number, with everything that undoing the change needs. */
export interface NumberChange {
  /** The former number. */
  antes: string
  /** The new number. */
  despues: string
  /** The data of the person under the former number. */
  persona: Identity
  /** The person who already had the new number in another ficha; null if nobody had it. */
  otra: Identity | null
  /** The fichas whose enrolments were moved. */
  fichas: number[]
  /** Older numbers of the person, which already counted as former numbers before the change. */
  anteriores: { nro_anterior: string; tipo_documento: string }[]
  /** Whether `antes` became a former number. False if one ficha has both numbers, because both then stay in use. */
  retirado: boolean
}

/**
 * The report dates that the enrolments had before an import: the most frequent date and the exceptions. This saves space,
 * because most imports change nothing but these dates.
 */
export interface FormerDates {
  /** The most frequent date. */
  antes: string | null
  /** Other dates by document number. Includes people who already had the date of the imported report. */
  otras?: Record<string, string | null>
}

/** A merge of two enrolments of the same person, with the rows of both enrolments before the merge. */
export interface Merge {
  /** The document number of the deleted enrolment changes to that of the remaining enrolment. */
  numero: NumberChange
  /** Id of the remaining enrolment. */
  id_matricula: number
  /** The complete rows of `matricula` that were changed or deleted. */
  matriculas: Record<string, string | number | null>[]
  /** Rows of `juicio`. */
  juicios: Record<string, string | number | null>[]
  /** Rows of `juicio_pendiente`. */
  titulares: Record<string, string | number | null>[]
  /** Rows of `cambio_matricula`. */
  cambios: { id_importacion: number; id_matricula: number; juicios: OutcomeDiff[] }[]
}

/** The days of the TyT test of an enrolment before and after an import, only those that changed. */
export interface TytChange {
  nro_documento: string
  id_matricula: number
  antes: Partial<TytDays>
  despues: Partial<TytDays>
}

/** A row of the last report of instructors: who is scheduled for a competency. Days are `YYYY-MM-DD`. */
export interface ScheduledRow {
  nombre: string
  apellido: string
  estado: string
  /** Text of the competency in the report. */
  competencia: string
  /** The competency of the program with this text; null if its design has none. */
  id_competencia: number | null
  fecha_inicio: string
  fecha_fin: string
  horas: number
  /** Document number of the only user with this name; null if there is none, or several. */
  documento: string | null
  /** Whether this is the row of the competency that says who probably evaluates it. */
  evalua: boolean
}

/** Columns of a ficha before and after a PE-04; `antes` is null for a created ficha. */
export interface ListedChange {
  nro_ficha: number
  antes: Record<string, string | number | boolean | null> | null
  despues: Record<string, string | number | boolean | null>
}

/** The changes of an import, except changes of judgments, which are in `cambio_matricula`. */
export interface Detail {
  /** Whether the ficha was created with this import. */
  creacion: boolean
  /** The program that was created from the same file; absent if none was created. */
  programa?: number
  /** The former centre of the ficha, null for none; absent if the report did not change the centre. */
  centro?: number | null
  /** Changed rows of `aprendiz`. */
  personas: RowChange[]
  /**
   * The changed columns of `matricula`, without counters and the report's date. For a new row: state, phone and mail.
   */
  matriculas: RowChange[]
  documentos: NumberChange[]
  /** Undefined if no report date changed. */
  fechas?: FormerDates | undefined
  union?: Merge | undefined
  /** Changed days of the TyT test, in any ficha. */
  tyt?: TytChange[]
  /** What a PE-04 changed, and the ids of the programs that it created. */
  pe04?: { fichas: ListedChange[]; programas: number[] }
  /** Who was scheduled before a report of instructors. */
  programados?: ScheduledRow[]
  /** Changed rows of `juicio_pendiente`. */
  titulares: HolderChange[]
  /**
   * Judgments that cannot be stored in `cambio_matricula`. They belong to people whom an undo removed, because that table
   * refers to an enrolment; or a merge moved them, because the other imports already recorded them for the same person.
   */
  retirados: JudgmentDiff[]
  /** Names of the people in `retirados`, because their rows of `aprendiz` may have been deleted. */
  nombres: { tipo_documento?: string; nro_documento: string; nombre: string; apellido: string }[]
}

const NOTHING: Detail = {
  creacion: false,
  personas: [],
  matriculas: [],
  documentos: [],
  titulares: [],
  retirados: [],
  nombres: [],
}

/** Omits empty fields to save space: most imports change nothing, and their details are stored for years. */
const sparse = (detail: Detail): Partial<Detail> =>
  Object.fromEntries(
    Object.entries(detail).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== false)),
  )

/** The detail of an import that is older than the table `importacion_detalle`. */
export const emptyDetail = (): Detail => ({ ...NOTHING })

/** The values that an import of a ficha replaced. The history shows them, and undoing the import restores them. */
@Entity('importacion_detalle')
@Index('uq_importacion_detalle_deshacer', ['id_deshacer'], { unique: true })
export class ImportDetail {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FileImport, { name: 'fk_importacion_detalle_importacion' })
  id_importacion: number

  @Column({
    ...LARGE_JSON,
    transformer: { to: sparse, from: (stored: Partial<Detail>): Detail => ({ ...NOTHING, ...stored }) },
  })
  contenido: Detail

  /** Id of the import record that undid this import; null if it is not undone. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => FileImport, { name: 'fk_importacion_detalle_deshacer' })
  id_deshacer: number | null
}
