import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { Apprentice } from './apprentice.entity.js'

/** A former document number of a person, such as the number of a minor's identity card. */
@Entity('documento_anterior')
@Index('ix_documento_anterior_documento', ['nro_documento'])
export class FormerDocument {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  nro_anterior: string

  @Column({ type: 'varchar', length: 10 })
  tipo_documento: string

  /** The person's current number. */
  @Column({ type: 'varchar', length: 20 })
  @ForeignKey(() => Apprentice, { name: 'fk_documento_anterior_aprendiz' })
  nro_documento: string
}
