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

/** What an import changed besides judgments, whose changes are in `cambio_matricula`. */
export interface Detail {
  /** Whether the ficha was created with this import. */
  creacion: boolean
  /** The program that was made of the same file, if one was. */
  programa?: number
  /** Rows of `aprendiz`. */
  personas: RowChange[]
  /** Rows of `matricula`, without counters. */
  matriculas: RowChange[]
  /** Rows of `juicio_pendiente`. */
  titulares: HolderChange[]
  /** Judgments of people who left when an import was undone: `cambio_matricula` needs their enrolment. */
  retirados: JudgmentDiff[]
  /** Names of these people, who may be unknown now. */
  nombres: { tipo_documento?: string; nro_documento: string; nombre: string; apellido: string }[]
}

/** What an import of a ficha replaced, to show it and to undo it. */
@Entity('importacion_detalle')
@Index('uq_importacion_detalle_deshacer', ['id_deshacer'], { unique: true })
export class ImportDetail {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FileImport, { name: 'fk_importacion_detalle_importacion' })
  id_importacion: number

  @Column(LARGE_JSON)
  contenido: Detail

  /** The entry of the history that undid the import. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => FileImport, { name: 'fk_importacion_detalle_deshacer' })
  id_deshacer: number | null
}
