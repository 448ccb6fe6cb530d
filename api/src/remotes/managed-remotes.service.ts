import { FAILURE_REASONS } from '@fichero/contract/enums'
import type { ManagedRemote, ManagedRemotesAnswer } from '@fichero/contract/releases.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, In } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../access/current-user.decorator.js'
import { computed, rowsOf } from '../database/rows.js'
import { written } from '../database/written.js'
import { fail } from '../errors/fail.js'
import { isAlone } from './activation.js'
import { BuiltInReleases } from './built-in-releases.js'
import { CausesService } from './causes.service.js'
import { presentRemote } from './present-remote.js'
import { Release } from './release.entity.js'
import { claimsInUse, type Surroundings } from './release-problems.js'
import { Remote } from './remote.entity.js'
import { VIOLATION } from './remote-failure.entity.js'
import { ServedReleases } from './served-releases.js'
import { ShellVersions } from './shell-versions.js'

/** The newest releases of a remote that are listed, besides those in use. */
const SHOWN = 20
const DAY_MS = 24 * 60 * 60 * 1000

const readFailures = rowsOf(
  z.object({ hash: z.string(), motivo: z.enum([...FAILURE_REASONS, VIOLATION]), numero: computed }),
)

/** The remotes as administrators see them. */
@Injectable()
export class ManagedRemotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly builtIn: BuiltInReleases,
    private readonly shell: ShellVersions,
    private readonly served: ServedReleases,
    private readonly causes: CausesService,
  ) {}

  async list(actor: Actor): Promise<ManagedRemotesAnswer> {
    await this.builtIn.publish()
    const remotes = await this.dataSource.manager.find(Remote, { order: { nombre: 'ASC' } })
    const surroundings = await this.surroundings()
    const remotos: ManagedRemote[] = []
    for (const remote of remotes) remotos.push(await this.present(actor, remote, surroundings))
    return { ok: true, remotos }
  }

  /** `actor` is undefined for who has a deploy token. */
  async read(actor: Actor | undefined, nombre: string): Promise<ManagedRemote> {
    const remote = await this.dataSource.manager.findOneBy(Remote, { nombre })
    if (!remote) throw fail('remote_not_found')
    return this.present(actor, remote, await this.surroundings())
  }

  private async present(actor: Actor | undefined, remote: Remote, surroundings: Surroundings): Promise<ManagedRemote> {
    const { nombre, activa } = remote
    const [releases, failures, causes, active, alone] = await Promise.all([
      this.shownReleases(remote),
      this.failures(nombre),
      this.causes.of(nombre),
      activa ? this.served.find(nombre, activa) : undefined,
      isAlone(this.dataSource.manager, remote),
    ])
    return presentRemote(actor, remote, { releases, active, failures, causes, isAlone: alone, ...surroundings })
  }

  private async surroundings(): Promise<Surroundings> {
    return { host: await this.shell.host(), claims: await claimsInUse(this.dataSource.manager) }
  }

  /** Keys first: descriptors are large. */
  private async shownReleases({ nombre, activa, anterior, candidata }: Remote): Promise<Release[]> {
    const { manager } = this.dataSource
    const select = { remoto: true, hash: true } as const
    const order = { fecha: 'DESC', hash: 'ASC' } as const
    const newest = await manager.find(Release, { select, where: { remoto: nombre }, order, take: SHOWN })
    const inUse = [activa, anterior, candidata].filter((hash) => hash !== null)
    const hashes = new Set([...newest.map(({ hash }) => hash), ...inUse])
    return manager.find(Release, { where: { remoto: nombre, hash: In([...hashes]) }, order })
  }

  private failures(nombre: string) {
    const since = written(new Date(Date.now() - DAY_MS))
    return readFailures(
      this.dataSource,
      'SELECT hash, motivo, SUM(numero) AS numero FROM fallo_remoto WHERE remoto = ? AND hora > ? GROUP BY hash, motivo',
      [nombre, since],
    )
  }
}
