import type { Readable } from 'node:stream'
import { MAX_REMOTE_FILE } from '@fichero/contract/limits'
import type { ActivatedAnswer, Activation, FileReceived, PublishAnswer } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { inTransaction } from '../database/transaction.js'
import { fail } from '../errors/fail.js'
import { succeed } from '../records/succeed.js'
import { ActivationService } from './activation.service.js'
import { BuiltInReleases } from './built-in-releases.js'
import { DeployToken } from './deploy-token.entity.js'
import { digestOf } from './deploy-token-value.js'
import { pack } from './encodings.js'
import { sha384 } from './file-hash.js'
import { addRelease, missingFiles, requireOwnHash } from './publish-release.js'
import { readBytes } from './read-bytes.js'
import { storeFiles } from './release-files.js'
import { claimsInUse, problemsOf, refuseFor } from './release-problems.js'
import { removeOldReleases } from './retention.js'
import { ShellVersions } from './shell-versions.js'

/** In ms. */
const MINUTE = 60_000

/** What a release command does with a deploy token. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shell: ShellVersions,
    private readonly activation: ActivationService,
    private readonly builtIn: BuiltInReleases,
  ) {}

  /** Publishes a release whose files are all there, or answers which ones are missing. `sent` is the descriptor as it came. */
  async publish(token: string, nombre: string, descriptor: RemoteDescriptor, sent: object): Promise<PublishAnswer> {
    const { nombre: autor } = await this.require(token, nombre)
    if (descriptor.name !== nombre)
      throw fail('deploy_token_other_remote', { esperado: nombre, recibido: descriptor.name })
    requireOwnHash(sent, descriptor)
    // What came with the system is older than what is published on it.
    await this.builtIn.publish()
    const { manager } = this.dataSource
    refuseFor(problemsOf(descriptor, { host: await this.shell.host(), claims: await claimsInUse(manager) }))
    const { hash } = descriptor
    const faltan = await missingFiles(manager, descriptor)
    if (faltan.length > 0) return { ok: true, hash, publicada: false, nueva: false, faltan }
    const nueva = await addRelease(this.dataSource, descriptor, { origen: 'publicada', autor })
    if (nueva) await removeOldReleases(this.dataSource, nombre)
    return { ok: true, hash, publicada: true, nueva, faltan: [] }
  }

  async receive(token: string, nombre: string, hash: string, body: Readable): Promise<FileReceived> {
    await this.require(token, nombre)
    const bytes = await readBytes(body, MAX_REMOTE_FILE)
    if (sha384(bytes) !== hash) throw fail('release_file_damaged')
    await storeFiles(this.dataSource, [{ sha384: hash, copies: await pack(bytes) }])
    return { ok: true }
  }

  async activate(token: string, nombre: string, activation: Activation): Promise<ActivatedAnswer> {
    const { nombre: clave, activa } = await this.require(token, nombre)
    if (!activa) throw fail('deploy_token_cannot_activate')
    return succeed(await this.activation.deploy(nombre, clave, activation))
  }

  /** Returns the token if it works for this remote, and notes when it was used. */
  private async require(token: string, nombre: string): Promise<DeployToken> {
    const row = token ? await this.dataSource.manager.findOneBy(DeployToken, { hash: digestOf(token) }) : null
    const now = new Date()
    if (!row || row.revocada || row.vence <= now) throw fail('deploy_token_invalid')
    if (row.remoto !== nombre) throw fail('deploy_token_other_remote', { esperado: row.remoto, recibido: nombre })
    if (!row.usada || now.getTime() - row.usada.getTime() > MINUTE)
      await inTransaction(this.dataSource, (manager) => manager.update(DeployToken, { id: row.id }, { usada: now }))
    return row
  }
}
