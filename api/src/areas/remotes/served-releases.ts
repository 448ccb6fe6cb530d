import type { BootRemote, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { RetiredRemotesAnswer } from '@fichero/contract/retired-remotes.schema'
import { Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { ReleaseGroup } from '../../access/release-group.js'
import { loadedAssets } from './asset-list.js'
import { failedReleases, failingReleases, releaseKey } from './failing-releases.js'
import { titleOf } from './present-remote.js'
import { Release } from './release.entity.js'
import { problemsOf } from './release-problems.js'
import { Remote } from './remote.entity.js'
import { rollbackTarget } from './rollback-target.js'
import { ShellVersions } from './shell-versions.js'

/** Lifetime of the cached rows: the maximum delay until a node notices an activation on another node. */
const FRESH_MS = 5000
/** Maximum number of cached descriptors; each takes about ten kB. */
const MAX_DESCRIPTORS = 100

/** A remote with the descriptors of its releases in use. */
interface Served {
  remote: Remote
  active: RemoteDescriptor | undefined
  /** The release to which pages fall back if the active release fails. */
  fallback: RemoteDescriptor | undefined
  /** The release to which pages fall back if the candidate fails. */
  candidateFallback: RemoteDescriptor | undefined
  candidate: RemoteDescriptor | undefined
  included: RemoteDescriptor | undefined
  /** The last active release of a retired remote. */
  retired: RemoteDescriptor | undefined
}

/** Chooses the release of each remote for a page. Caches remotes and descriptors. */
@Injectable()
export class ServedReleases {
  private readonly logger = new Logger('Remotes')
  private readonly descriptors = new Map<string, RemoteDescriptor>()
  private cached: Served[] | undefined
  private failing = new Set<string>()
  private freshUntil = 0
  private reading: Promise<void> | undefined

  constructor(
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
  ) {}

  /**
   * Returns the release of each remote that a group of users gets, sorted by name; without a group, the releases for everyone.
   * @param safe returns the bundled releases instead (`?seguro`), whichever releases are active
   */
  async list(group?: ReleaseGroup, safe = false): Promise<BootRemote[]> {
    const served = await this.all()
    if (safe) return served.flatMap(({ included }) => included ?? [])
    return served.flatMap(({ remote, active, fallback, candidate, candidateFallback }) => {
      const isChosen = candidate !== undefined && isFor(remote, group)
      const chosen = isChosen ? candidate : active
      const before = isChosen ? candidateFallback : fallback
      if (!chosen) return []
      const failing = this.failing.has(releaseKey(chosen.name, chosen.hash)) ? ({ failing: true } as const) : {}
      const previous = before && before.hash !== chosen.hash ? { previous: before } : {}
      return [{ ...chosen, ...previous, ...failing }]
    })
  }

  /** Returns the retired remotes, with their former paths. */
  async retired(): Promise<RetiredRemotesAnswer['retirados']> {
    return (await this.all()).flatMap(({ remote: { nombre, retirado }, retired }) =>
      retirado && retired
        ? [
            {
              nombre,
              titulo: titleOf(nombre, retired),
              rutas: retired.routes.map(({ path }) => path),
              retirado: retirado.toISOString(),
            },
          ]
        : [],
    )
  }

  private async all(): Promise<Served[]> {
    if (!this.cached || performance.now() > this.freshUntil) await this.read()
    return this.cached ?? []
  }

  /** Returns the descriptor of any stored release. */
  async find(remoto: string, hash: string): Promise<RemoteDescriptor | undefined> {
    const key = releaseKey(remoto, hash)
    const known = this.descriptors.get(key)
    if (known) return known
    const row = await this.dataSource.manager.findOneBy(Release, { remoto, hash })
    if (row) this.cacheDescriptor(key, row.descriptor)
    return row?.descriptor
  }

  /** Invalidates the cache. Call it after a write. */
  forget(): void {
    this.freshUntil = 0
  }

  /** Refreshes the cache; concurrent requests share one query. While the database is down, the cached rows remain in use. */
  private async read(): Promise<void> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = undefined
    })
    try {
      await this.reading
    } catch (error) {
      if (!this.cached) throw error
      this.freshUntil = performance.now() + FRESH_MS
      this.logger.warn(`The remotes could not be read: ${error instanceof Error ? error.message : error}`)
    }
  }

  private async readNow(): Promise<void> {
    const began = performance.now()
    const host = await this.shell.host()
    const remotes = await this.dataSource.manager.find(Remote, { order: { nombre: 'ASC' } })
    const failed = await failedReleases(this.dataSource.manager)
    const findRelease = async (nombre: string, hash: string | null) => (hash ? this.find(nombre, hash) : undefined)
    this.cached = await Promise.all(
      remotes.map(async (remote) => {
        const [active, previous, candidate, included] = await Promise.all(
          [remote.activa, remote.anterior, remote.candidata, remote.incluida].map((hash) =>
            findRelease(remote.nombre, hash),
          ),
        )
        const target = await rollbackTarget(this.dataSource.manager, remote, failed)
        const isActiveSound = active && !failed.has(releaseKey(active.name, active.hash))
        const ifCompatible = (descriptor?: RemoteDescriptor) =>
          descriptor && problemsOf(descriptor, { host, claims: [] }).length === 0 ? descriptor : undefined
        const fallback = ifCompatible(await findRelease(remote.nombre, target.hash))
        return {
          remote,
          active: forPages(active),
          fallback: forPages(fallback),
          candidateFallback: forPages(isActiveSound ? active : fallback),
          candidate: forPages(ifCompatible(candidate)),
          included: forPages(ifCompatible(included)),
          retired: remote.retirado ? previous : undefined,
        }
      }),
    )
    this.failing = await failingReleases(this.dataSource.manager)
    this.freshUntil = began + FRESH_MS
  }

  private cacheDescriptor(key: string, descriptor: RemoteDescriptor): void {
    if (this.descriptors.size >= MAX_DESCRIPTORS) this.descriptors.delete(this.descriptors.keys().next().value ?? '')
    this.descriptors.set(key, descriptor)
  }
}

/**
 * Reduces a descriptor to what pages need: omits what the server has compared (`calls`, `imports`), source maps, and files whose
 * hash pages do not check.
 */
function forPages(descriptor: RemoteDescriptor | undefined): RemoteDescriptor | undefined {
  if (!descriptor) return undefined
  const { calls: _, imports: __, maps: ___, ...rest } = descriptor
  return { ...rest, assets: loadedAssets(descriptor) }
}

/** Whether a group of users gets the candidate of a remote. */
const isFor = ({ para, porcentaje }: Remote, group: ReleaseGroup | undefined): boolean =>
  group !== undefined && (para === 'administradores' ? group.manages : group.bucket < (porcentaje ?? 0))
