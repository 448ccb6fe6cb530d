import type { Readable } from 'node:stream'
import { incompatibilities } from '@fichero/contract/compatibility'
import { MAX_REMOTE_FILE } from '@fichero/contract/limits'
import type { ActivatedAnswer, Activation, FileReceived, PublishAnswer } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { readBytes } from '../bodies/read-bytes.js'
import { fail } from '../errors/fail.js'
import { succeed } from '../records/succeed.js'
import { ActivationService } from './activation.service.js'
import { BuiltInReleases } from './built-in-releases.js'
import type { DeployToken } from './deploy-token.entity.js'
import { pack } from './encodings.js'
import { sha384 } from './file-hash.js'
import { addRelease, missingFiles, requireConsistent } from './publish-release.js'
import { storeFiles } from './release-files.js'
import { removeOldReleases } from './retention.js'
import { ShellVersions } from './shell-versions.js'

/** What a release command does with a deploy token. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
    private readonly activation: ActivationService,
    private readonly builtIn: BuiltInReleases,
  ) {}

  /** Publishes a release whose files are all there, or answers which ones are missing. */
  async publish({ nombre: autor, remoto }: DeployToken, descriptor: RemoteDescriptor): Promise<PublishAnswer> {
    if (descriptor.name !== remoto)
      throw fail('deploy_token_other_remote', { esperado: remoto, recibido: descriptor.name })
    requireConsistent(descriptor)
    // What came with the system is older than what is published on it.
    await this.builtIn.publish()
    const [problem] = incompatibilities(descriptor, await this.shell.host())
    if (problem) throw fail(problem.code, problem.params)
    const { hash } = descriptor
    const faltan = await missingFiles(this.dataSource.manager, descriptor)
    if (faltan.length > 0) return { ok: true, hash, publicada: false, nueva: false, faltan }
    const nueva = await addRelease(this.dataSource, descriptor, { origen: 'publicada', autor })
    if (nueva) await removeOldReleases(this.dataSource, remoto)
    return { ok: true, hash, publicada: true, nueva, faltan: [] }
  }

  async receive(hash: string, body: Readable): Promise<FileReceived> {
    const bytes = await readBytes(body, MAX_REMOTE_FILE)
    if (sha384(bytes) !== hash) throw fail('release_file_damaged')
    await storeFiles(this.dataSource, [{ sha384: hash, copies: await pack(bytes) }])
    return { ok: true }
  }

  async activate({ remoto, nombre, activa }: DeployToken, activation: Activation): Promise<ActivatedAnswer> {
    if (!activa) throw fail('deploy_token_cannot_activate')
    return succeed(await this.activation.deploy(remoto, nombre, activation))
  }
}
