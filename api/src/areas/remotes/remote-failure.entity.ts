import type { FailureReason } from '@fichero/contract/enums'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** The `motivo` of a violation of the content security policy by a file of the release. */
export const VIOLATION = 'csp'

/** How often browsers reported failures of a release, by hour and reason. The counts contain no data about users. */
@Entity('fallo_remoto')
export class RemoteFailureCount {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  remoto: string

  @PrimaryColumn({ type: 'varchar', length: 16 })
  hash: string

  @PrimaryColumn({ type: 'varchar', length: 15 })
  motivo: FailureReason | typeof VIOLATION

  /** The beginning of the hour. */
  @PrimaryColumn(INSTANT)
  hora: Date

  @Column({ type: 'integer' })
  numero: number
}
