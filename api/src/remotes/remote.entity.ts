import type { ReleaseAudience } from '@fichero/contract/enums'
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm'
import { INSTANT, SMALL_JSON } from '../database/columns.js'

/** Which releases of a remote are in use. Hashes name rows of `lanzamiento`. */
@Entity('remoto')
export class Remote {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  nombre: string

  /** The release for everyone; null until one is activated. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  activa: string | null

  /** Since when everyone gets it; null of what was active before this was noted. */
  @Column({ ...INSTANT, nullable: true })
  desde: Date | null

  /** The one before, to which browsers and administrators go back. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  anterior: string | null

  /** A release for some people only. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  candidata: string | null

  @Column({ type: 'varchar', length: 20, nullable: true })
  para: Exclude<ReleaseAudience, 'todos'> | null

  /** 1 to 99. */
  @Column({ type: 'integer', nullable: true })
  porcentaje: number | null

  /** Since when it is pinned: it then keeps its release when a newer one comes with the system. */
  @Column({ ...INSTANT, nullable: true })
  fijada: Date | null

  /** When the module was retired; null again with an active release. */
  @Column({ ...INSTANT, nullable: true })
  retirado: Date | null

  /** The last release that came with the system: a restart with the same build changes nothing. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  incluida: string | null

  /** Digests of people for whom the candidate failed, at most as many as withdraw it. */
  @Column({ ...SMALL_JSON, nullable: true })
  fallaron: string[] | null

  @VersionColumn({ type: 'integer', default: 1 })
  version: number
}
