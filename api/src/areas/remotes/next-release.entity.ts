import type { NextReleaseData } from '@fichero/contract/next-release.schema'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { DAY, INSTANT, LARGE_JSON } from '../../database/columns.js'

/** The announced next release of the system: at most one row. */
@Entity('proxima_version')
export class NextRelease {
  /** Always 1. */
  @PrimaryColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 40 })
  version: string

  /** The planned day of the upgrade. */
  @Column(DAY)
  prevista: string

  /** What the release offers to modules. */
  @Column(LARGE_JSON)
  anfitrion: NextReleaseData['anfitrion']

  @Column(INSTANT)
  anunciada: Date
}
