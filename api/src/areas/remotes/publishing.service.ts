import type { Readable } from 'node:stream'
import { MAX_REMOTE_FILE } from '@fichero/contract/limits'
import type {
  ActivatedAnswer,
  Activation,
  FileReceived,
  PublishAnswer,
  RemoteStatusAnswer,
} from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { AppError } from '../../errors/app-error.js'
import { fail } from '../../errors/fail.js'
import { readBytes } from '../../http/request-body/read-bytes.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { ActivationService } from './activation.service.js'
import { BuiltInReleases } from './built-in-releases.js'
import { DeployToken } from './deploy-token.entity.js'
import { pack } from './encodings.js'
import { sha384 } from './file-hash.js'
import { ManagedRemotesService } from './managed-remotes.service.js'
import { addRelease, missingFiles, requireFreeVersion, requireOwnHash } from './publish-release.js'
import { storedFiles, storeFiles } from './release-files.js'
import { claimsInUse, problemsOf, throwFirst } from './release-problems.js'
import { removeOldReleases } from './retention.js'
import { ShellVersions } from './shell-versions.js'
import { postponeDeletion, removeForgottenFiles, requireQuota } from './unreferenced-files.js'

/** How many files this process receives at once. Few, because each file is in memory and files are compressed one by one. */
const AT_ONCE = 4

/** Publishes releases that `fichero-remote release` sends with a deploy token. */
@Injectable()
export class PublishingService {
  private receiving = 0

  constructor(
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
    private readonly activation: ActivationService,
    private readonly builtIn: BuiltInReleases,
    private readonly managed: ManagedRemotesService,
  ) {}

  /**
   * Publishes a release if all of its files are stored; otherwise returns the missing files. For `sent`, see `requireOwnHash`.
   */
  async publish(
    { nombre: autor, remoto }: DeployToken,
    descriptor: RemoteDescriptor,
    sent: object,
  ): Promise<PublishAnswer> {
    if (descriptor.name !== remoto)
      throw fail('deploy_token_other_remote', { esperado: remoto, recibido: descriptor.name })
    requireOwnHash(sent, descriptor)
    await postponeDeletion(this.dataSource, descriptor)
    // Bundled releases are published first, so that they count as older than this release.
    await this.builtIn.publish()
    const { manager } = this.dataSource
    throwFirst(problemsOf(descriptor, { host: await this.shell.host(), claims: await claimsInUse(manager) }))
    // `addRelease` checks this again. Here it fails before the client sends any file.
    await requireFreeVersion(manager, descriptor)
    const { hash } = descriptor
    const faltan = await missingFiles(manager, descriptor)
    if (faltan.length > 0) return { ok: true, hash, publicada: false, nueva: false, faltan }
    const nueva = await addRelease(this.dataSource, descriptor, { origen: 'publicada', autor })
    if (nueva) await removeOldReleases(this.dataSource, remoto)
    return { ok: true, hash, publicada: true, nueva, faltan: [] }
  }

  /** Stores a file of a release that will be published. */
  async receive(token: DeployToken, hash: string, body: Readable): Promise<FileReceived> {
    if (this.receiving >= AT_ONCE) throw new AppError('publishing_busy', undefined, {}, { 'retry-after': '5' })
    this.receiving++
    try {
      await this.store(token, hash, await readBytes(body, MAX_REMOTE_FILE))
    } finally {
      this.receiving--
    }
    return { ok: true }
  }

  async activate({ remoto, nombre, activa }: DeployToken, activation: Activation): Promise<ActivatedAnswer> {
    if (!activa) throw fail('deploy_token_cannot_activate')
    return succeed(await this.activation.activateByToken(remoto, nombre, activation))
  }

  async rollBack({ remoto, nombre, activa }: DeployToken): Promise<ActivatedAnswer> {
    if (!activa) throw fail('deploy_token_cannot_activate')
    return succeed(await this.activation.rollBackByToken(remoto, nombre))
  }

  async retire({ remoto, nombre, activa }: DeployToken): Promise<ActivatedAnswer> {
    if (!activa) throw fail('deploy_token_cannot_activate')
    return succeed(await this.activation.retireByToken(remoto, nombre))
  }

  /** Returns the state of a remote without the actions of administrators. */
  async status(remoto: string): Promise<RemoteStatusAnswer> {
    const { can: _, lanzamientos, ...remote } = await this.managed.read(undefined, remoto)
    return { ok: true, remoto: { ...remote, lanzamientos: lanzamientos.map(({ can: __, ...release }) => release) } }
  }

  /** Stores a file with its compressed copies. Throws if the hash does not match or the quota of the token is exceeded. */
  private async store({ id }: DeployToken, hash: string, bytes: Buffer): Promise<void> {
    if (sha384(bytes) !== hash) throw fail('release_file_damaged')
    const { manager } = this.dataSource
    if ((await storedFiles(manager, [hash])).has(hash)) return
    await removeForgottenFiles(this.dataSource)
    await requireQuota(manager, id, bytes.length)
    const file = { sha384: hash, copies: await pack(bytes), clave: id }
    // Checks the quota again, because several files of the same token may be stored concurrently.
    await storeFiles(this.dataSource, [file], async (transaction) => {
      await lockRow(transaction, DeployToken, { id })
      await requireQuota(transaction, id, bytes.length)
    })
  }
}
