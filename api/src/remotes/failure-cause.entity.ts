import type { FailureReason, FailureRole } from '@fichero/contract/enums'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT, SMALL_JSON } from '../database/columns.js'

/** What failed in a release. It has no word that is not of the release's code or of a browser (`known-words.ts`). */
@Entity('causa_fallo')
export class FailureCause {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  remoto: string

  @PrimaryColumn({ type: 'varchar', length: 16 })
  hash: string

  /** Of reason, message and the innermost places, in hexadecimal. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  huella: string

  @Column({ type: 'varchar', length: 15 })
  motivo: FailureReason

  @Column({ type: 'varchar', length: 300 })
  mensaje: string

  /** `file:line:column`, innermost first. */
  @Column(SMALL_JSON)
  donde: string[]

  /** Names of pages and cards. */
  @Column(SMALL_JSON)
  paginas: string[]

  @Column(SMALL_JSON)
  roles: FailureRole[]

  /** Families with the major version. */
  @Column(SMALL_JSON)
  navegadores: string[]

  @Column({ type: 'integer' })
  numero: number

  @Column(INSTANT)
  primera: Date

  @Column(INSTANT)
  ultima: Date
}
