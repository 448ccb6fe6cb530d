import type { HandKind, ImportKind } from '@fichero/contract/enums'
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { DAY, INSTANT, LARGE_JSON } from '../../database/columns.js'

/** `tipo` of a row that undoes another import. Such a row has a number in the same sequence, `orden`. */
export const UNDO = 'deshacer'

/**
 * A row of the import history: an applied file, a manual correction or the undoing of an import. Foreign keys name tables
 * instead of entities, because the areas import this folder and this folder must not import the areas.
 */
@Entity('importacion')
@Index('uq_importacion_orden', ['nro_ficha', 'orden'], { unique: true })
@Index('ix_importacion_programa', ['id_programa'])
@Index('ix_importacion_usuario', ['id_usuario'])
@Index('ix_importacion_fecha', ['fecha'])
export class FileImport {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 15 })
  tipo: ImportKind | HandKind | typeof UNDO

  @Column({ type: 'varchar', length: 255 })
  archivo: string

  @Column({ type: 'varchar', length: 64 })
  sha256: string

  @Column({ ...DAY, nullable: true })
  fecha_reporte: string | null

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('ficha', { name: 'fk_importacion_ficha' })
  nro_ficha: number | null

  /**
   * Position of the import in the history of its ficha, counted from 1; null for the design of a program. Ids and times cannot
   * give this order: ids do not grow in order on every database, and the clocks of several nodes differ.
   */
  @Column({ type: 'integer', nullable: true })
  orden: number | null

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('programa', { name: 'fk_importacion_programa' })
  id_programa: number | null

  @Column({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_importacion_usuario' })
  id_usuario: number

  @Column(INSTANT)
  fecha: Date

  /** The summary of the import, which the API answered as `reporte`. */
  @Column(LARGE_JSON)
  resumen: unknown

  /**
   * True if the import changed nothing (`!hasChanges(resumen)`). Stored so that a list need not parse the summaries. Null if a
   * node of the previous release wrote the row; in this case read `resumen`.
   */
  @Column({ type: 'boolean', nullable: true })
  sin_cambios: boolean | null

  // The figures of the ficha when the next judgments report replaced this one (`keepFigures`). Read the figures of the last
  // report from the ficha itself: corrections and lists of apprentices change them too.

  /** People in training; null in rows of other kinds and, like the next columns, if it is not known. */
  @Column({ type: 'integer', nullable: true })
  en_formacion?: number | null

  /** Approved outcomes of all people in training. */
  @Column({ type: 'integer', nullable: true })
  aprobados?: number | null

  /** Outcomes of the program. */
  @Column({ type: 'integer', nullable: true })
  resultados?: number | null

  /** Approved outcomes of the person in training who has fewest. */
  @Column({ type: 'integer', nullable: true })
  minimo?: number | null

  /** Approved outcomes of the person in training who has most. */
  @Column({ type: 'integer', nullable: true })
  maximo?: number | null
}
