import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../../../database/columns.js'

/** An address whose owner asked for no more messages through Fichero. Belongs to no person: the owner of the address decides. */
@Entity('correo_rechazado')
export class RefusedAddress {
  /** SHA-256 of the address in lower case, so that the table is no list of addresses. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string

  @Column(INSTANT)
  fecha: Date
}
