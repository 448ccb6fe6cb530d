import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { LARGE_JSON } from '../database/columns.js'
import { FileImport } from './file-import.entity.js'

type Columns = Record<string, string | null>

/** A row before and after an import; null where there is none. */
export interface RowChange<Row = Columns> {
  nro_documento: string
  antes: Row | null
  despues: Row | null
}

/** Who owes a judgment, before and after. */
export interface HolderChange extends RowChange {
  id_resultado: number
}

/** The judgment of an outcome before and after; null where there is none. */
export interface OutcomeDiff {
  id_resultado: number
  antes: Record<string, string | number | null> | null
  despues: Record<string, string | number | null> | null
}

export interface JudgmentDiff extends OutcomeDiff {
  nro_documento: string
}

type Identity = { tipo_documento: string; nombre: string; apellido: string }

/** A change of a document number, with everything that undoing it needs. */
export interface NumberChange {
  antes: string
  despues: string
  /** The person under the former number. */
  persona: Identity
  /** The person who had the new number before, if another ficha enrolled it. */
  otra: Identity | null
  /** The fichas whose enrolments were moved. */
  fichas: number[]
  /** Former numbers of `antes` before the change. */
  anteriores: { nro_anterior: string; tipo_documento: string }[]
  /** Whether `antes` became a former number. It did not if a ficha has both numbers. */
  retirado: boolean
}

/**
 * The report dates of enrolments before a load, as the most frequent date and the exceptions. Most loads of a year
 * change nothing but these dates.
 */
export interface FormerDates {
  antes: string | null
  /** By document. Includes people who had the load's date before. */
  otras?: Record<string, string | null>
}

/** A merge of two enrolments: their rows before the merge. */
export interface Merge {
  /** What became of the other number: it moved to the one that stayed. */
  numero: NumberChange
  /** Id of the enrolment that stayed. */
  id_matricula: number
  /** Rows of `matricula` that were changed or deleted, complete. */
  matriculas: Record<string, string | number | null>[]
  juicios: Record<string, string | number | null>[]
  titulares: Record<string, string | number | null>[]
  cambios: { id_importacion: number; id_matricula: number; juicios: OutcomeDiff[] }[]
}

/** What an import changed besides judgments, whose changes are in `cambio_matricula`. */
export interface Detail {
  /** Whether the ficha was created with this import. */
  creacion: boolean
  /** The program that was made of the same file, if one was. */
  programa?: number
  /** Rows of `aprendiz`. */
  personas: RowChange[]
  /** Columns of `matricula` that changed, without counters and the report's date; all of a new row. */
  matriculas: RowChange[]
  documentos: NumberChange[]
  /** Undefined if no date moved. */
  fechas?: FormerDates | undefined
  union?: Merge | undefined
  /** Rows of `juicio_pendiente`. */
  titulares: HolderChange[]
  /**
   * Judgments that are not in `cambio_matricula`: of people who left when an import was undone, because it needs their
   * enrolment, and those that a merge moved, because the person has the rows of the imports that brought them.
   */
  retirados: JudgmentDiff[]
  /** Names of these people, who may be unknown now. */
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

/** Omits empty fields: most loads change nothing, and their details are stored for years. */
const sparse = (detail: Detail): Partial<Detail> =>
  Object.fromEntries(
    Object.entries(detail).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== false)),
  )

/** The detail of an import without one, from before details were stored. */
export const emptyDetail = (): Detail => ({ ...NOTHING })

/** What an import of a ficha replaced, to show it and to undo it. */
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

  /** The entry of the history that undid the import. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => FileImport, { name: 'fk_importacion_detalle_deshacer' })
  id_deshacer: number | null
}
