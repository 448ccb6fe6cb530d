import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { inTransaction } from '../database/transaction.js'
import { BuildFolder } from './build-folder.js'
import { type Release, readRelease, stampOf } from './read-release.js'
import { Remote } from './remote.entity.js'

/** Lists remotes and their active releases. A new build copied in place is used from the next request on. */
@Injectable()
export class RemotesService {
  private readonly logger = new Logger('Remotes')
  /** By folder. If the files of a release disappear, it stays listed: its screens fail, its navigation does not. */
  private readonly releases = new Map<string, Release>()
  private stored?: Map<string, RemoteDescriptor>

  constructor(
    private readonly builds: BuildFolder,
    private readonly dataSource: DataSource,
  ) {}

  async list(): Promise<RemoteDescriptor[]> {
    this.stored ??= await this.loadStored()
    for (const folder of await this.folders()) await this.refresh(folder, this.stored)
    return [...this.stored.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** Returns the folder of a file of the active release. */
  async folderOf(name: string, hash: string, file: string): Promise<string | undefined> {
    await this.list()
    const release = [...this.releases.values()].find(({ descriptor }) => descriptor.name === name)
    if (release?.descriptor.hash !== hash) return undefined
    return release.descriptor.assets.some((asset) => asset.file === file) ? release.folder : undefined
  }

  private async refresh(folder: string, stored: Map<string, RemoteDescriptor>): Promise<void> {
    const known = this.releases.get(folder)
    if (known && known.stamp === (await stampOf(folder))) return
    const release = await readRelease(folder)
    if (!release) return
    this.releases.set(folder, release)
    const { descriptor } = release
    const before = stored.get(descriptor.name)
    stored.set(descriptor.name, descriptor)
    if (before?.hash !== descriptor.hash) await this.store(descriptor)
  }

  private async folders(): Promise<string[]> {
    const entries = await readdir(this.builds.root)
    return entries.filter((entry) => entry.startsWith('mfe-')).map((entry) => join(this.builds.root, entry, 'dist'))
  }

  private async loadStored(): Promise<Map<string, RemoteDescriptor>> {
    const rows = await this.dataSource.getRepository(Remote).find()
    return new Map(rows.map(({ nombre, descriptor }) => [nombre, descriptor]))
  }

  private async store(descriptor: RemoteDescriptor): Promise<void> {
    const row = Object.assign(new Remote(), {
      nombre: descriptor.name,
      hash: descriptor.hash,
      descriptor,
      fecha: new Date(),
    })
    try {
      await inTransaction(this.dataSource, (manager) => manager.save(row))
    } catch (error) {
      // The list is still complete. Only after a restart without the files would the remote be unknown.
      this.logger.warn(`${descriptor.name} could not be stored: ${error instanceof Error ? error.message : error}`)
    }
  }
}
