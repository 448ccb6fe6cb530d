import type { FailureReason, FailureRole } from '@fichero/contract/enums'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT, SMALL_JSON } from '../../database/columns.js'

/** A cause of failures of a release: the name of the error and its place, without its message. */
@Entity('causa_fallo')
export class FailureCause {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  remoto: string

  @PrimaryColumn({ type: 'varchar', length: 16 })
  hash: string

  /** Digest of the reason, the error and the innermost frames, in hexadecimal. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  huella: string

  @Column({ type: 'varchar', length: 15 })
  motivo: Exclude<FailureReason, 'blocking'>

  /** Whether the reason is `blocking`, which is stored as `STORED_BLOCKING`. */
  @Column({ type: 'boolean', default: false })
  bloqueo: boolean

  /** Name of the error (`ERROR_NAME` of the contract). */
  @Column({ type: 'varchar', length: 60, nullable: true })
  error: string | null

  /** Always empty and never read. Nodes of the last release still have the column; drop it in the next release. */
  @Column({ type: 'varchar', length: 300, select: false })
  mensaje: ''

  /** The stack trace: `file:line:column`, innermost frame first. */
  @Column(SMALL_JSON)
  donde: string[]

  /** Names of the pages and cards where the failure occurred. */
  @Column(SMALL_JSON)
  paginas: string[]

  @Column(SMALL_JSON)
  roles: FailureRole[]

  /** Browsers, each as family and major version. */
  @Column(SMALL_JSON)
  navegadores: string[]

  /** Number of reports. */
  @Column({ type: 'integer' })
  numero: number

  @Column(INSTANT)
  primera: Date

  @Column(INSTANT)
  ultima: Date
}
