import { join } from 'node:path'
import { incompatibilities } from '@fichero/contract/compatibility'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable, Logger } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { Config } from '../../config/config.js'
import { inTransaction } from '../../database/transaction.js'
import { AppError } from '../../errors/app-error.js'
import { audit } from '../../records/audit/audit.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { forEveryone, NO_CANDIDATE } from './activation.js'
import { BuildFolder } from './build-folder.js'
import { sha384 } from './file-hash.js'
import { addRelease, missingFiles } from './publish-release.js'
import { readBuiltFile, readDescriptor, stampOf } from './read-release.js'
import { Release } from './release.entity.js'
import { claimsInUse, requireValidDescriptor } from './release-problems.js'
import { Remote } from './remote.entity.js'
import { removeOldReleases } from './retention.js'
import { ServedReleases } from './served-releases.js'
import { ShellVersions } from './shell-versions.js'

/**
 * Publishes builds from the folders `mfe-…/dist`. Production publishes the bundled remotes (`remotes.json`) once, at the
 * startup, and ignores later builds. Development publishes every folder, and publishes a folder again after each change. A
 * build that differs from the last build becomes active, unless the remote is pinned or retired. A restart with the same
 * builds changes nothing.
 */
@Injectable()
export class BuiltInReleases {
  private readonly logger = new Logger('Remotes')
  /** File stamps (`stampOf`) of the published descriptors, by folder. */
  private readonly stamps = new Map<string, string>()
  /** Whether every bundled remote was published or rejected, so that nothing remains to do. Always false in development. */
  private isDone = false
  /** The last logged reason why a build was not published, by folder. */
  private readonly problems = new Map<string, string>()
  private running: Promise<void> | undefined

  constructor(
    private readonly config: Config,
    private readonly builds: BuildFolder,
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
    private readonly served: ServedReleases,
  ) {}

  /** Publishes new builds. Cheap if nothing changed, so that every page request may call it. */
  async publish(): Promise<void> {
    if (this.isDone) return
    this.running ??= this.publishChanged().finally(() => {
      this.running = undefined
    })
    await this.running
  }

  private async publishChanged(): Promise<void> {
    const { production } = this.config
    let isDone = production
    for (const entry of await (production ? this.builds.listed() : this.builds.folders())) {
      const folder = join(this.builds.root, entry, 'dist')
      const stamp = await stampOf(join(folder, 'remote.json'))
      if (stamp === undefined || this.stamps.get(folder) === stamp) continue
      try {
        if (await this.publishBuild(folder)) this.stamps.set(folder, stamp)
        else if (production) this.warn(entry, 'is incomplete. Build it again and restart.')
      } catch (error) {
        // The remote's previous release is still served. After a database error, the next page request retries.
        isDone &&= error instanceof AppError
        this.warn(entry, `could not be published: ${error instanceof Error ? error.message : error}`)
      }
    }
    this.isDone = isDone
  }

  /** Logs a problem once. */
  private warn(entry: string, problem: string): void {
    if (this.problems.get(entry) !== problem) this.logger.warn(`${entry} ${problem}`)
    this.problems.set(entry, problem)
  }

  /** Publishes a build. Returns false if the build is incomplete, for example while its files are being copied. */
  private async publishBuild(folder: string): Promise<boolean> {
    const descriptor = await readDescriptor(folder)
    if (!descriptor) return false
    requireValidDescriptor(descriptor, await claimsInUse(this.dataSource.manager))
    const missing = await missingFiles(this.dataSource.manager, descriptor)
    const files = await Promise.all(missing.map(({ file, integrity }) => readBuiltFile(folder, file, integrity)))
    if (files.includes(undefined)) return false
    const newFiles = files.flatMap((copies) => (copies ? [{ sha384: sha384(copies.identity), copies }] : []))
    const isNew = await addRelease(this.dataSource, descriptor, newFiles, { origen: 'incluida', autor: null })
    const isCompatible = incompatibilities(descriptor, await this.shell.host()).length === 0
    await inTransaction(this.dataSource, (manager) => install(manager, descriptor, { isNew, isCompatible }))
    this.served.forget()
    await removeOldReleases(this.dataSource, descriptor.name)
    return true
  }
}

/** Properties of a build that decide whether it becomes active. */
interface BuildStatus {
  /** Whether the build was not published before. */
  isNew: boolean
  /** Whether the build is compatible with the shell. */
  isCompatible: boolean
}

/** Records a build as the remote's bundled release, and activates the build unless an administrator's choice prevents that. */
async function install(manager: EntityManager, descriptor: RemoteDescriptor, { isNew, isCompatible }: BuildStatus) {
  const { name, hash } = descriptor
  // Locks all remotes, so that no two remotes claim the same path concurrently.
  const remote = (await lockRows(manager, Remote, {})).find(({ nombre }) => nombre === name)
  if (!remote || remote.incluida === hash) return
  const [release, active] = await Promise.all([
    manager.findOneBy(Release, { remoto: name, hash }),
    remote.activa ? manager.findOneBy(Release, { remoto: name, hash: remote.activa }) : null,
  ])
  const isWanted = active === null || (isCompatible && (isNew || active.origen === 'incluida'))
  // A new build does not reactivate a retired remote.
  const mayChange = !remote.fijada && !remote.retirado
  const activates = isWanted && mayChange && release?.retirado === null && remote.activa !== hash
  if (activates) requireValidDescriptor(descriptor, await claimsInUse(manager))
  const columns = activates ? { ...forEveryone(hash), anterior: remote.activa, ...NO_CANDIDATE } : {}
  await manager.update(Remote, { nombre: name }, { ...columns, incluida: hash, version: remote.version + 1 })
  // The first release of a remote gets no audit entry, because it replaces no other release.
  if (activates && remote.activa)
    await audit(manager, {
      actor: null,
      accion: 'remotes:install',
      entidad: 'remoto',
      entidad_id: name,
      antes: { lanzamiento: remote.activa },
      despues: { lanzamiento: hash },
    })
}
