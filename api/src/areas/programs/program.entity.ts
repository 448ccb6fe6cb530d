import type { Nivel, RecordState } from '@fichero/contract/enums'
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import { Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { SEARCH_LENGTH } from '../../database/columns.js'

/** A training program. Its design consists of competencies and their learning outcomes. */
@Entity('programa')
@Index('uq_programa_codigo_version', ['codigo', 'version'], { unique: true })
@Index('uq_programa_huella', ['huella'], { unique: true })
@Index('ix_programa_estado', ['estado', 'nombre_programa'])
export class Program {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 20, nullable: true })
  codigo: string | null

  @Column({ type: 'varchar', length: 20, nullable: true })
  version: string | null

  @Column({ type: 'varchar', length: PROGRAM_FIELDS.nombre_programa.max })
  nombre_programa: string

  @Column({ type: 'integer' })
  total_horas: number

  @Column({ type: 'varchar', length: 15 })
  nivel: Nivel

  @Column({ type: 'varchar', length: 15 })
  estado: RecordState

  @Column({ type: 'integer', default: 0 })
  total_competencias: number

  @Column({ type: 'integer', default: 0 })
  total_resultados: number

  /** Name and code in the normalized form that searches compare. */
  @Column({ type: 'varchar', length: SEARCH_LENGTH })
  busqueda: string

  /** See `identityHash`; null for programs with code and version. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  huella: string | null

  /** Increased by every change, to detect stale edits; `version` is the program's version in SOFIA. */
  @VersionColumn({ type: 'integer', default: 1 })
  revision: number
}
