import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { Program } from './program.entity.js'

/** A competencia: a part of a program's design, with several learning outcomes. */
@Entity('competencia')
@Index('uq_competencia_codigo', ['id_programa', 'codigo'], { unique: true })
export class Competency {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'integer' })
  @ForeignKey(() => Program, { name: 'fk_competencia_programa' })
  id_programa: number

  @Column({ type: 'varchar', length: 20 })
  codigo: string

  @Column({ type: 'text' })
  nombre_competencia: string

  /** Position in the program's design, from 1. */
  @Column({ type: 'integer' })
  orden: number
}
