import type { FailureReason } from '@fichero/contract/enums'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../../database/columns.js'

/** The `motivo` of a violation of the content security policy by a file of the release. */
export const VIOLATION = 'csp'

/**
 * The `motivo` of stored `blocking` failures. Nodes of the last release do not know that reason and would answer with errors; store
 * the reason itself in the next release.
 */
export const STORED_BLOCKING = 'timeout'

/** How often browsers reported failures of a release, by hour and reason. The counts contain no data about users. */
@Entity('fallo_remoto')
export class RemoteFailureCount {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  remoto: string

  @PrimaryColumn({ type: 'varchar', length: 16 })
  hash: string

  @PrimaryColumn({ type: 'varchar', length: 15 })
  motivo: Exclude<FailureReason, 'blocking'> | typeof VIOLATION

  /** The beginning of the hour. */
  @PrimaryColumn(INSTANT)
  hora: Date

  @Column({ type: 'integer' })
  numero: number

  /** How many of them are `blocking`; 0 unless `motivo` is `STORED_BLOCKING`. */
  @Column({ type: 'integer', default: 0 })
  bloqueos: number
}
