import type { BootRemote, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { RetiredRemotesAnswer } from '@fichero/contract/retired-remotes.schema'
import { Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { ReleaseGroup } from '../access/release-group.js'
import { loadedAssets } from './asset-list.js'
import { failingReleases, releaseKey } from './failing-releases.js'
import { titleOf } from './present-remote.js'
import { Release } from './release.entity.js'
import { problemsOf } from './release-problems.js'
import { Remote } from './remote.entity.js'
import { ShellVersions } from './shell-versions.js'

/** How long rows are used without being read again: within it every server follows an activation on another one. */
const FRESH_MS = 5000
/** Descriptors in memory; each has some ten kB. */
const MAX_DESCRIPTORS = 100

interface Served {
  remote: Remote
  active: RemoteDescriptor | undefined
  previous: RemoteDescriptor | undefined
  candidate: RemoteDescriptor | undefined
  included: RemoteDescriptor | undefined
  /** What was active before its remote was retired, if it was. */
  retired: RemoteDescriptor | undefined
}

/** Which release of each remote a group of people gets. */
@Injectable()
export class ServedReleases {
  private readonly logger = new Logger('Remotes')
  private readonly descriptors = new Map<string, RemoteDescriptor>()
  private known: Served[] | undefined
  private failing = new Set<string>()
  private readUntil = 0
  private reading: Promise<void> | undefined

  constructor(
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
  ) {}

  /** By name. Without a group, what everyone gets. */
  async forGroup(group: ReleaseGroup | undefined): Promise<BootRemote[]> {
    return (await this.all()).flatMap(({ remote, active, previous: former, candidate }) => {
      const isChosen = candidate !== undefined && isFor(remote, group)
      const chosen = isChosen ? candidate : active
      const before = isChosen && active ? active : former
      if (!chosen) return []
      const failing = this.failing.has(releaseKey(chosen.name, chosen.hash)) ? ({ failing: true } as const) : {}
      const previous = before && before.hash !== chosen.hash ? { previous: before } : {}
      return [{ ...chosen, ...previous, ...failing }]
    })
  }

  /** The releases that came with the system, whatever is active. */
  async included(): Promise<BootRemote[]> {
    return (await this.all()).flatMap(({ included }) => included ?? [])
  }

  /** The remotes that were retired, with the addresses that they had. */
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
    if (!this.known || performance.now() > this.readUntil) await this.read()
    return this.known ?? []
  }

  /** Returns a release, also a former one. */
  async find(remoto: string, hash: string): Promise<RemoteDescriptor | undefined> {
    const key = releaseKey(remoto, hash)
    const known = this.descriptors.get(key)
    if (known) return known
    const row = await this.dataSource.manager.findOneBy(Release, { remoto, hash })
    if (row) this.keep(key, row.descriptor)
    return row?.descriptor
  }

  /** What is known may be older than what this server has just written. */
  forget(): void {
    this.readUntil = 0
  }

  /** Many pages may ask at once: they wait for one reading. What was known is used while the database is away. */
  private async read(): Promise<void> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = undefined
    })
    try {
      await this.reading
    } catch (error) {
      if (!this.known) throw error
      this.readUntil = performance.now() + FRESH_MS
      this.logger.warn(`The remotes could not be read: ${error instanceof Error ? error.message : error}`)
    }
  }

  private async readNow(): Promise<void> {
    const began = performance.now()
    const host = await this.shell.host()
    const remotes = await this.dataSource.manager.find(Remote, { order: { nombre: 'ASC' } })
    const found = async (nombre: string, hash: string | null) => (hash ? this.find(nombre, hash) : undefined)
    this.known = await Promise.all(
      remotes.map(async (remote) => {
        const [active, previous, candidate, included] = await Promise.all(
          [remote.activa, remote.anterior, remote.candidata, remote.incluida].map((hash) => found(remote.nombre, hash)),
        )
        const fits = (one?: RemoteDescriptor) =>
          one && problemsOf(one, { host, claims: [] }).length === 0 ? one : undefined
        return {
          remote,
          active: told(active),
          previous: told(fits(previous)),
          candidate: told(fits(candidate)),
          included: told(fits(included)),
          retired: remote.retirado ? previous : undefined,
        }
      }),
    )
    this.failing = await failingReleases(this.dataSource.manager)
    this.readUntil = began + FRESH_MS
  }

  private keep(key: string, descriptor: RemoteDescriptor): void {
    if (this.descriptors.size >= MAX_DESCRIPTORS) this.descriptors.delete(this.descriptors.keys().next().value ?? '')
    this.descriptors.set(key, descriptor)
  }
}

/**
 * A descriptor for pages, which have no use for the list of calls and for the hashes of files that they do not check. Source
 * maps are not told.
 */
function told(descriptor: RemoteDescriptor | undefined): RemoteDescriptor | undefined {
  if (!descriptor) return undefined
  const { calls: _, maps: __, ...rest } = descriptor
  return { ...rest, assets: loadedAssets(descriptor) }
}

const isFor = ({ para, porcentaje }: Remote, group: ReleaseGroup | undefined): boolean =>
  group !== undefined && (para === 'administradores' ? group.manages : group.place < (porcentaje ?? 0))
