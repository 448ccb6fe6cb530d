import type { BatchReportState } from '@fichero/contract/enums'
import type { ErrorCode, Params } from '@fichero/contract/errors'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { DAY, INSTANT, LARGE_JSON, SMALL_JSON } from '../../../database/columns.js'
import { Batch } from './batch.entity.js'

/** The parts of a plan that only its page shows, because they can be long. */
export type PlanDetail = Pick<ImportReport, 'rechazos' | 'avisos' | 'ausentes'>

/**
 * A report of a batch. It is also the job that plans, applies or undoes the report: a node claims a row in a queued state
 * (`por_…`) with `nodo` and `reservado_hasta`, and writes the next state in the transaction of the import, so that a report is
 * imported once even if the node is killed.
 */
@Entity('lote_reporte')
@Index('ux_lote_reporte_numero', ['id_lote', 'numero', 'nro_reporte'], { unique: true })
@Index('ix_lote_reporte_estado', ['estado'])
export class BatchReport {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'integer' })
  @ForeignKey(() => Batch, { name: 'fk_lote_reporte_lote' })
  id_lote: number

  /** The file's position among the files that the user chose, from 1. */
  @Column({ type: 'integer' })
  numero: number

  /** Which report of its file it is, from 1; 0 if the file has only one. */
  @Column({ type: 'integer' })
  nro_reporte: number

  @Column({ type: 'varchar', length: 255 })
  archivo: string

  /** SHA-256 of the file; empty if the file cannot be read. */
  @Column({ type: 'varchar', length: 64 })
  sha256: string

  @Column({ type: 'integer', nullable: true })
  nro_ficha: number | null

  @Column({ ...DAY, nullable: true })
  fecha_reporte: string | null

  /** The program as the file names it. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  programa: string | null

  @Column({ type: 'varchar', length: 20 })
  estado: BatchReportState

  /** Whether the ficha changed between the plan and its application, so that there is another plan. */
  @Column({ type: 'boolean' })
  cambio: boolean

  /** Why the report cannot be imported or undone, or what the user has to decide. */
  @Column({ ...SMALL_JSON, nullable: true })
  error: { code: ErrorCode; params?: Params | undefined } | null

  /** The plan, or what was imported, without `detalle`. */
  @Column({ ...SMALL_JSON, nullable: true })
  resumen: ImportReport | null

  @Column({ ...LARGE_JSON, nullable: true })
  detalle: PlanDetail | null

  /** The interpreted report (`stored-report.ts`); null when it is no longer needed. */
  @Column({ ...LARGE_JSON, nullable: true })
  contenido: string | null

  /** The record of the import. It has no foreign key, because undoing the creation of a ficha deletes the record. */
  @Column({ type: 'integer', nullable: true })
  id_importacion: number | null

  /** Since when it waits in the queue; null in other states. */
  @Column({ ...INSTANT, nullable: true })
  en_cola: Date | null

  /** How often a node has claimed it since then. */
  @Column({ type: 'integer' })
  intentos: number

  /** The node that claimed it. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  nodo: string | null

  /** Until when no other node may claim it. */
  @Column({ ...INSTANT, nullable: true })
  reservado_hasta: Date | null
}
