import { FAILURE_REASONS } from '@fichero/contract/enums'
import type { ManagedRemote, ManagedRemotesAnswer, RemoteStatusAnswer } from '@fichero/contract/releases.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, In } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { computed, rowsOf } from '../../database/rows.js'
import { sqlInstant } from '../../database/sql-instant.js'
import { fail } from '../../errors/fail.js'
import { isOnlyRelease } from './activation.js'
import { BuiltInReleases } from './built-in-releases.js'
import { CausesService } from './causes.service.js'
import type { NextRelease } from './next-release.entity.js'
import { NextReleaseService, presentNext } from './next-release.service.js'
import { presentRemote } from './present-remote.js'
import { Release } from './release.entity.js'
import { type CompatibilityContext, claimsInUse } from './release-problems.js'
import { Remote } from './remote.entity.js'
import { VIOLATION } from './remote-failure.entity.js'
import { type RollbackTarget, rollbackTarget } from './rollback-target.js'
import { ServedReleases } from './served-releases.js'
import { ShellVersions } from './shell-versions.js'

/** How many of the newest releases the list has, in addition to releases in use. */
const MAX_NEWEST = 20
const DAY_MS = 24 * 60 * 60 * 1000

const readFailures = rowsOf(
  z.object({
    hash: z.string(),
    motivo: z.enum([...FAILURE_REASONS, VIOLATION]).exclude(['blocking']),
    numero: computed,
    bloqueos: computed,
  }),
)

/** What releases are compared with: this system, and its announced next release. */
interface Hosts extends CompatibilityContext {
  next: NextRelease | undefined
}

/** Reads remotes with their releases and failures, for administrators and release commands. */
@Injectable()
export class ManagedRemotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly builtIn: BuiltInReleases,
    private readonly shell: ShellVersions,
    private readonly served: ServedReleases,
    private readonly causes: CausesService,
    private readonly next: NextReleaseService,
  ) {}

  async list(actor: Actor): Promise<ManagedRemotesAnswer> {
    await this.builtIn.publish()
    const remotes = await this.dataSource.manager.find(Remote, { order: { nombre: 'ASC' } })
    const context = await this.hosts()
    const remotos: ManagedRemote[] = []
    for (const remote of remotes) remotos.push(await this.present(actor, remote, context))
    return { ok: true, remotos, proxima: context.next ? presentNext(context.next) : null }
  }

  /** `actor` is undefined for a request with a deploy token. */
  async read(actor: Actor | undefined, nombre: string): Promise<ManagedRemote> {
    const remote = await this.dataSource.manager.findOneBy(Remote, { nombre })
    if (!remote) throw fail('remote_not_found')
    return this.present(actor, remote, await this.hosts())
  }

  /** Returns the state of a remote without the actions of administrators. */
  async status(remoto: string): Promise<RemoteStatusAnswer> {
    const { can: _, lanzamientos, ...remote } = await this.read(undefined, remoto)
    const next = await this.next.read()
    return {
      ok: true,
      remoto: { ...remote, lanzamientos: lanzamientos.map(({ can: __, ...release }) => release) },
      proxima: next ? presentNext(next) : null,
    }
  }

  private async present(actor: Actor | undefined, remote: Remote, hosts: Hosts): Promise<ManagedRemote> {
    const { nombre, activa } = remote
    const { manager } = this.dataSource
    const target = await rollbackTarget(manager, remote)
    const [releases, failures, causes, active, isOnly] = await Promise.all([
      this.shownReleases(remote, target),
      this.failures(nombre),
      this.causes.of(nombre),
      activa ? this.served.find(nombre, activa) : undefined,
      isOnlyRelease(manager, remote),
    ])
    return presentRemote(actor, remote, {
      releases,
      active,
      failures,
      causes,
      isOnlyRelease: isOnly,
      target,
      ...hosts,
    })
  }

  private async hosts(): Promise<Hosts> {
    const [host, claims, next] = await Promise.all([
      this.shell.host(),
      claimsInUse(this.dataSource.manager),
      this.next.read(),
    ])
    return { host, claims, next }
  }

  /** Reads the listed releases. The first query reads only keys, because descriptors are large. */
  private async shownReleases(
    { nombre, activa, anterior, candidata }: Remote,
    target: RollbackTarget,
  ): Promise<Release[]> {
    const { manager } = this.dataSource
    const select = { remoto: true, hash: true } as const
    const order = { fecha: 'DESC', hash: 'ASC' } as const
    const newest = await manager.find(Release, { select, where: { remoto: nombre }, order, take: MAX_NEWEST })
    const inUse = [activa, anterior, candidata, target.hash].filter((hash) => hash !== null)
    const hashes = new Set([...newest.map(({ hash }) => hash), ...inUse])
    return manager.find(Release, { where: { remoto: nombre, hash: In([...hashes]) }, order })
  }

  private failures(nombre: string) {
    const since = sqlInstant(new Date(Date.now() - DAY_MS))
    return readFailures(
      this.dataSource,
      'SELECT hash, motivo, SUM(numero) AS numero, SUM(bloqueos) AS bloqueos FROM fallo_remoto WHERE remoto = ? AND hora > ? GROUP BY hash, motivo',
      [nombre, since],
    )
  }
}
