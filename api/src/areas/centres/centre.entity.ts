import { CENTRE_FIELDS } from '@fichero/contract/centre.fields'
import type { CENTRE_LOADERS } from '@fichero/contract/enums'
import { Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'

/** A training centre. */
@Entity('centro')
@Index('uq_centro_codigo', ['codigo'], { unique: true })
export class Centre {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The code in SOFIA Plus, by which reports name the centre. */
  @Column({ type: 'varchar', length: CENTRE_FIELDS.codigo.max })
  codigo: string

  @Column({ type: 'varchar', length: CENTRE_FIELDS.nombre.max })
  nombre: string

  @Column({ type: 'varchar', length: CENTRE_FIELDS.codigo_regional.max, nullable: true })
  codigo_regional: string | null

  @Column({ type: 'varchar', length: CENTRE_FIELDS.regional.max, nullable: true })
  regional: string | null

  @Column({ type: 'varchar', length: 20, default: 'coordinacion' })
  carga: (typeof CENTRE_LOADERS)[number]

  /** False if only a report has named the centre. */
  @Column({ type: 'boolean', default: false })
  confirmado: boolean

  @VersionColumn({ type: 'integer', default: 1 })
  version: number
}
