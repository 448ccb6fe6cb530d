import type { VersionAnswer } from '@fichero/contract/status.schema'
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { Config } from '../../config/config.js'
import { productCommit } from '../../config/product-commit.js'
import { compareVersions, isNewer, PRODUCT_VERSION } from '../../config/product-version.js'
import { type AnnouncedVersion, AnnouncementError, readAnnouncement } from './read-announcement.js'

type Announcement = NonNullable<VersionAnswer['anuncio']>

const INTERVAL_MS = 3600_000

/** Compares the running version with the announced versions. Announcements are read in the background. */
@Injectable()
export class VersionService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Version')
  private known: Announcement = { leido: null, falla: null, nueva: null }
  /** When to read the announcement again, by the monotonic clock. */
  private next = 0

  constructor(private readonly config: Config) {}

  onApplicationBootstrap(): void {
    this.readIfDue()
  }

  read(): VersionAnswer {
    this.readIfDue()
    const commit = productCommit()
    return {
      ok: true,
      version: PRODUCT_VERSION,
      commit: commit === 'unknown' ? null : commit,
      anuncio: this.config.releasesFrom === undefined ? null : this.known,
    }
  }

  private readIfDue(): void {
    const { releasesFrom } = this.config
    if (releasesFrom === undefined || performance.now() < this.next) return
    this.next = performance.now() + INTERVAL_MS
    readAnnouncement(releasesFrom).then(
      (versions) => this.store({ falla: null, nueva: newestOf(versions) }),
      (error: unknown) =>
        this.store({ falla: error instanceof AnnouncementError ? error.fault : 'missing', nueva: null }),
    )
  }

  private store(announcement: Omit<Announcement, 'leido'>): void {
    if (announcement.falla !== null && announcement.falla !== this.known.falla)
      this.logger.warn(`RELEASES_FROM could not be read: ${announcement.falla}`)
    this.known = { leido: new Date().toISOString(), ...announcement }
  }
}

/** Returns the newest version if it is newer than the running version. */
function newestOf(versions: AnnouncedVersion[]): Announcement['nueva'] {
  const newest = versions.toSorted((a, b) => compareVersions(a.version, b.version)).at(-1)
  return newest && isNewer(newest.version) ? { version: newest.version, fecha: newest.date ?? null } : null
}
