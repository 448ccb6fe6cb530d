import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT, LARGE_JSON } from '../database/columns.js'

/** The active release of a remote. */
@Entity('remoto')
export class Remote {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  nombre: string

  @Column({ type: 'varchar', length: 16 })
  hash: string

  @Column(LARGE_JSON)
  descriptor: RemoteDescriptor

  @Column(INSTANT)
  fecha: Date
}
