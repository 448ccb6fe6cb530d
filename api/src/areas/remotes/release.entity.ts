import type { ReleaseOrigin, WithdrawalReason } from '@fichero/contract/enums'
import { currentDescriptor, withFormerSpelling } from '@fichero/contract/former-descriptor'
import type { PageFigures } from '@fichero/contract/page-figures.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { INSTANT, LARGE_JSON, SMALL_JSON } from '../../database/columns.js'

/** A release of a remote. Releases are immutable but can be withdrawn and measured. The table `archivo_remoto` has the files. */
@Entity('lanzamiento')
export class Release {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  remoto: string

  @PrimaryColumn({ type: 'varchar', length: 16 })
  hash: string

  /** Stored in both spellings, because nodes of the former version read it during a rolling upgrade. */
  @Column({ ...LARGE_JSON, transformer: { from: currentDescriptor, to: withFormerSpelling } })
  descriptor: RemoteDescriptor

  @Column({ type: 'varchar', length: 15 })
  origen: ReleaseOrigin

  /** Name of the deploy token that published the release; null for a bundled release. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  autor: string | null

  @Column(INSTANT)
  fecha: Date

  /** When the release was withdrawn. */
  @Column({ ...INSTANT, nullable: true })
  retirado: Date | null

  /** Why the release was withdrawn. */
  @Column({ type: 'varchar', length: 15, nullable: true })
  motivo: WithdrawalReason | null

  /** What its pages took when the release command measured them; null if it sent nothing. */
  @Column({ ...SMALL_JSON, nullable: true })
  figuras: PageFigures[] | null
}
