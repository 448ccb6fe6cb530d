import type { ImportKind } from '@fichero/contract/enums'
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { DAY, INSTANT, LARGE_JSON } from '../database/columns.js'
import { Ficha } from '../fichas/ficha.entity.js'
import { Program } from '../programs/program.entity.js'
import { User } from '../users/user.entity.js'

/** One file that was applied. */
@Entity('importacion')
@Index('ix_importacion_ficha', ['nro_ficha', 'tipo', 'fecha_reporte'])
@Index('ix_importacion_programa', ['id_programa'])
@Index('ix_importacion_usuario', ['id_usuario'])
export class FileImport {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 15 })
  tipo: ImportKind

  @Column({ type: 'varchar', length: 255 })
  archivo: string

  @Column({ type: 'varchar', length: 64 })
  sha256: string

  @Column({ ...DAY, nullable: true })
  fecha_reporte: string | null

  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => Ficha, { name: 'fk_importacion_ficha' })
  nro_ficha: number | null

  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => Program, { name: 'fk_importacion_programa' })
  id_programa: number | null

  @Column({ type: 'integer' })
  @ForeignKey(() => User, { name: 'fk_importacion_usuario' })
  id_usuario: number

  @Column(INSTANT)
  fecha: Date

  /** The report that the request was answered with. */
  @Column(LARGE_JSON)
  resumen: unknown
}
