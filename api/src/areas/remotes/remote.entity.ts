import type { ReleaseAudience, ServiceWrite } from '@fichero/contract/enums'
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm'
import { INSTANT, SMALL_JSON } from '../../database/columns.js'

/** A remote, and which of its releases are in use. The hashes refer to rows of `lanzamiento`. */
@Entity('remoto')
export class Remote {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  nombre: string

  /** The release for everyone; null until a release is activated. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  activa: string | null

  /** When the release for everyone was activated; null if that was before the column existed. */
  @Column({ ...INSTANT, nullable: true })
  desde: Date | null

  /** The previous release, to which browsers fall back and administrators roll back. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  anterior: string | null

  /** The candidate (canary): a release for some users only. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  candidata: string | null

  /** The users who get the candidate. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  para: Exclude<ReleaseAudience, 'todos'> | null

  /** Percentage of users who get the candidate, 1 to 99. */
  @Column({ type: 'integer', nullable: true })
  porcentaje: number | null

  /** When the remote was pinned. A newer bundled release of a pinned remote does not become active. */
  @Column({ ...INSTANT, nullable: true })
  fijada: Date | null

  /** When the module was retired; null while a release is active. */
  @Column({ ...INSTANT, nullable: true })
  retirado: Date | null

  /** The last bundled release. A restart with the same build changes nothing. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  incluida: string | null

  /** Digests of the users for whom the candidate failed. Fewer than `FAILURES_TO_WITHDRAW`. */
  @Column({ ...SMALL_JSON, nullable: true })
  fallaron: string[] | null

  /** The service that an administrator declared: its address, and the methods besides GET that it may be sent. */
  @Column({ ...SMALL_JSON, nullable: true })
  servicio: { direccion: string; metodos: ServiceWrite[] } | null

  @VersionColumn({ type: 'integer', default: 1 })
  version: number
}
