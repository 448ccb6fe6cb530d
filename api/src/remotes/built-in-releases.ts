import { join } from 'node:path'
import { incompatibilities } from '@fichero/contract/compatibility'
import { releaseFiles } from '@fichero/contract/release-files'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable, Logger } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { audit } from '../audit/audit.js'
import { Config } from '../config/config.js'
import { inTransaction } from '../database/transaction.js'
import { AppError } from '../errors/app-error.js'
import { lockRows } from '../records/lock-row.js'
import { forEveryone, NO_CANDIDATE } from './activation.js'
import { BuildFolder } from './build-folder.js'
import { sha384 } from './file-hash.js'
import { addRelease, missingFiles } from './publish-release.js'
import { readBuiltFile, readDescriptor, stampOf } from './read-release.js'
import { Release } from './release.entity.js'
import { storeFiles } from './release-files.js'
import { claimsInUse, requireSound } from './release-problems.js'
import { Remote } from './remote.entity.js'
import { removeOldReleases } from './retention.js'
import { ServedReleases } from './served-releases.js'
import { ShellVersions } from './shell-versions.js'

/**
 * Publishes builds in the folders `mfe-…/dist`. A system takes those that came with it (`remotes.json`), once, at its
 * start: what is built beside it afterwards reaches nobody before it is released. A system that is not production takes
 * every folder, and again what changes there. A build that differs from the last one becomes active, unless its remote is
 * pinned; a restart with the same builds changes nothing.
 */
@Injectable()
export class BuiltInReleases {
  private readonly logger = new Logger('Remotes')
  /** What was published, by folder. */
  private readonly stamps = new Map<string, string>()
  /** What came with the system was published, or refused. */
  private isDone = false
  /** Why the build in a folder was refused. */
  private readonly refusals = new Map<string, string>()
  private running: Promise<void> | undefined

  constructor(
    private readonly config: Config,
    private readonly builds: BuildFolder,
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
    private readonly served: ServedReleases,
  ) {}

  /** Cheap where nothing changed, so that every page asks. */
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
        else if (production) this.refuse(entry, 'is incomplete. Build it again and restart.')
      } catch (error) {
        // What was published before is still served. What the database could not do is tried again with the next page.
        isDone &&= error instanceof AppError
        this.refuse(entry, `could not be published: ${error instanceof Error ? error.message : error}`)
      }
    }
    this.isDone = isDone
  }

  private refuse(entry: string, reason: string): void {
    if (this.refusals.get(entry) !== reason) this.logger.warn(`${entry} ${reason}`)
    this.refusals.set(entry, reason)
  }

  /** Returns false if the build is incomplete, as one that is being copied. */
  private async publishBuild(folder: string): Promise<boolean> {
    const descriptor = await readDescriptor(folder)
    if (!descriptor) return false
    requireSound(descriptor, await claimsInUse(this.dataSource.manager))
    const missing = new Set(await missingFiles(this.dataSource.manager, descriptor))
    const wanted = releaseFiles(descriptor).filter(({ integrity }) => missing.has(integrity))
    const files = await Promise.all(wanted.map(({ file, integrity }) => readBuiltFile(folder, file, integrity)))
    if (files.includes(undefined)) return false
    await storeFiles(
      this.dataSource,
      files.flatMap((copies) => (copies ? [{ sha384: sha384(copies.identity), copies }] : [])),
    )
    const isNew = await addRelease(this.dataSource, descriptor, { origen: 'incluida', autor: null })
    const fits = incompatibilities(descriptor, await this.shell.host()).length === 0
    await inTransaction(this.dataSource, (manager) => install(manager, descriptor, { isNew, fits }))
    this.served.forget()
    await removeOldReleases(this.dataSource, descriptor.name)
    return true
  }
}

interface Found {
  isNew: boolean
  fits: boolean
}

async function install(manager: EntityManager, descriptor: RemoteDescriptor, { isNew, fits }: Found) {
  const { name, hash } = descriptor
  // All of them, so that no two take the same address at once.
  const remote = (await lockRows(manager, Remote, {})).find(({ nombre }) => nombre === name)
  if (!remote || remote.incluida === hash) return
  const [release, active] = await Promise.all([
    manager.findOneBy(Release, { remoto: name, hash }),
    remote.activa ? manager.findOneBy(Release, { remoto: name, hash: remote.activa }) : null,
  ])
  const isWanted = active === null || (fits && (isNew || active.origen === 'incluida'))
  // Who retired a module did not mean only this build of it.
  const mayChange = !remote.fijada && !remote.retirado
  const activates = isWanted && mayChange && release?.retirado === null && remote.activa !== hash
  if (activates) requireSound(descriptor, await claimsInUse(manager))
  const columns = activates ? { ...forEveryone(hash), anterior: remote.activa, ...NO_CANDIDATE } : {}
  await manager.update(Remote, { nombre: name }, { ...columns, incluida: hash, version: remote.version + 1 })
  // The first one changes nothing that anybody used.
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
