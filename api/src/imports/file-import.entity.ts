import type { HandKind, ImportKind } from '@fichero/contract/enums'
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { DAY, INSTANT, LARGE_JSON } from '../database/columns.js'

/** The kind of an entry that undoes another one: it stands in the same order. */
export const UNDO = 'deshacer'

/**
 * An applied file. Its foreign keys name tables instead of entities, because areas import this folder and it imports
 * none of them.
 */
@Entity('importacion')
@Index('uq_importacion_orden', ['nro_ficha', 'orden'], { unique: true })
@Index('ix_importacion_programa', ['id_programa'])
@Index('ix_importacion_usuario', ['id_usuario'])
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
   * Place among the imports of the ficha, from 1; null for a program. Ids do not grow in order on every database, and
   * the clocks of several nodes differ.
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

  /** The import's summary: `reporte` of its answer. */
  @Column(LARGE_JSON)
  resumen: unknown

  /**
   * `hasChanges` of the summary, negated, so that a list need not parse summaries. Null if a node of the release before
   * wrote the row: the summary says it then.
   */
  @Column({ type: 'boolean', nullable: true })
  sin_cambios: boolean | null
}
