import type { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { MAX_DESCRIPTOR, MAX_RELEASE } from '@fichero/contract/limits'
import type { FiguresReceived, ReleaseFigures } from '@fichero/contract/page-figures.schema'
import type { PublishAnswer } from '@fichero/contract/releases.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Semaphore } from '../../database/semaphore.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { readBytes } from '../../http/request-body/read-bytes.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { BuiltInReleases } from './built-in-releases.js'
import type { DeployToken } from './deploy-token.entity.js'
import { isServed, pack } from './encodings.js'
import { hexOf } from './file-hash.js'
import {
  addRelease,
  missingFiles,
  readArchive,
  requireFreeVersion,
  requireOwnHash,
  type SentRelease,
} from './publish-release.js'
import { Release } from './release.entity.js'
import { type FileToStore, postponeDeletion } from './release-files.js'
import { claimsInUse, problemsOf, throwFirst } from './release-problems.js'
import { removeOldReleases } from './retention.js'
import { ShellVersions } from './shell-versions.js'

/** Number of releases that this process receives at once. Each may take four times `MAX_RELEASE` of memory. */
const AT_ONCE = 2
/** In ms. Further releases wait for this time, less than the timeout of the release command. */
const MAX_WAIT = 60_000

/** Publishes releases that `fichero-remote release` sends with a deploy token. */
@Injectable()
export class PublishingService {
  private readonly slots = new Semaphore(AT_ONCE)

  constructor(
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
    private readonly builtIn: BuiltInReleases,
  ) {}

  /** Publishes the release of an archive. */
  async publish(token: DeployToken, body: Readable): Promise<PublishAnswer> {
    return this.receive(body, MAX_DESCRIPTOR + MAX_RELEASE, async (archive) =>
      this.store(token, await readArchive(archive)),
    )
  }

  /** Waits for a slot before it reads a body, because slots limit the memory in use. */
  async receive<T>(body: Readable, max: number, work: (bytes: Buffer) => Promise<T>): Promise<T> {
    const free = await this.slots.take(MAX_WAIT)
    try {
      return await work(await readBytes(body, max))
    } finally {
      free()
    }
  }

  /**
   * Requires that a release may be published with this token on this system, and keeps those of its files that are stored.
   */
  async requireAcceptable({ remoto }: DeployToken, { descriptor, sent }: SentRelease): Promise<void> {
    if (descriptor.name !== remoto)
      throw fail('deploy_token_other_remote', { esperado: remoto, recibido: descriptor.name })
    requireOwnHash(sent, descriptor)
    await postponeDeletion(this.dataSource, descriptor)
    // Bundled releases are published first, so that they count as older than this release.
    await this.builtIn.publish()
    const { manager } = this.dataSource
    throwFirst(problemsOf(descriptor, { host: await this.shell.host(), claims: await claimsInUse(manager) }))
    // `addRelease` checks this again. Here it fails before the files are compressed.
    await requireFreeVersion(manager, descriptor)
  }

  /** Stores a release and its files in one transaction. Storing the same release again changes nothing. */
  async store(token: DeployToken, release: SentRelease): Promise<PublishAnswer> {
    await this.requireAcceptable(token, release)
    const { descriptor } = release
    const contents = release.contents()
    const files: FileToStore[] = []
    for (const { file, integrity } of await missingFiles(this.dataSource.manager, descriptor)) {
      const content = contents.get(integrity)
      if (!content) throw fail('release_file_damaged')
      files.push({ sha384: hexOf(integrity), copies: isServed(file) ? await pack(content) : { identity: content } })
    }
    const author = { origen: 'publicada', autor: token.nombre } as const
    const nueva = await addRelease(this.dataSource, descriptor, files, author)
    if (nueva) await removeOldReleases(this.dataSource, token.remoto)
    return { ok: true, hash: descriptor.hash, nueva }
  }

  /** Stores what the pages of a release took. Storing the same figures again changes nothing. */
  async storeFigures(
    { remoto, nombre: clave }: DeployToken,
    hash: string,
    { paginas }: ReleaseFigures,
  ): Promise<FiguresReceived> {
    await inTransaction(this.dataSource, async (manager) => {
      const release = await lockRow(manager, Release, { remoto, hash })
      if (!release) throw fail('release_not_found')
      if (isDeepStrictEqual(release.figuras, paginas)) return
      await manager.update(Release, { remoto, hash }, { figuras: paginas })
      await audit(manager, {
        actor: null,
        accion: 'remotes:send-figures',
        entidad: 'remoto',
        entidad_id: remoto,
        despues: { lanzamiento: hash, clave },
      })
    })
    return { ok: true }
  }
}
