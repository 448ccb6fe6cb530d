import { MAX_REMOTE_FILE } from '@fichero/contract/limits'
import { fileHash, fileReceived, formerPublishAnswer } from '@fichero/contract/releases.schema'
import { Body, Controller, Param, Post, Put, Req } from '@nestjs/common'
import { ApiBody, ApiParam } from '@nestjs/swagger'
import type { Request } from 'express'
import { DataSource } from 'typeorm'
import { GuardedBy } from '../../access/access.decorators.js'
import { inTransaction } from '../../database/transaction.js'
import { isUniqueViolation } from '../../errors/database-error.js'
import { fail } from '../../errors/fail.js'
import { BinaryBody } from '../../http/request-body/body.guard.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import type { DeployToken } from './deploy-token.entity.js'
import { CurrentDeployToken, DeployTokenGuard } from './deploy-token.guard.js'
import { pack } from './encodings.js'
import { sha384 } from './file-hash.js'
import { checkDescriptor, missingFiles } from './publish-release.js'
import { PublishingService } from './publishing.service.js'
import { insertFiles } from './release-files.js'
import { removeUnreferencedFiles } from './retention.js'

/**
 * Receives a release from `fichero-remote release` of `@fichero/build` 1.0: the descriptor, each missing file, and the
 * descriptor again. Removed in the next major version.
 */
@Controller('remotes/:nombre')
@ApiParam({ name: 'nombre', type: String })
export class FormerPublishingController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publishing: PublishingService,
  ) {}

  @Post('lanzamientos')
  @GuardedBy(DeployTokenGuard)
  @Returns(formerPublishAnswer)
  @ApiBody({ schema: { type: 'object' } })
  async describe(@Body() sent: object, @CurrentDeployToken() token: DeployToken) {
    const descriptor = await checkDescriptor(sent)
    const release = { descriptor, sent, contents: () => new Map() }
    await this.publishing.requireAcceptable(token, release)
    const faltan = (await missingFiles(this.dataSource.manager, descriptor)).map(({ integrity }) => integrity)
    if (faltan.length === 0) return { ...(await this.publishing.store(token, release)), publicada: true, faltan }
    // Files of an upload that was never completed.
    await removeUnreferencedFiles(this.dataSource)
    return { ok: true as const, hash: descriptor.hash, publicada: false, nueva: false, faltan }
  }

  @Put('archivos/:sha384')
  @GuardedBy(DeployTokenGuard)
  @BinaryBody()
  @Returns(fileReceived)
  receive(@Param('sha384', { schema: fileHash }) hash: string, @Req() request: Request) {
    return this.publishing.receive(request, MAX_REMOTE_FILE, async (bytes) => {
      if (sha384(bytes) !== hash) throw fail('release_file_damaged')
      const file = { sha384: hash, copies: await pack(bytes) }
      await inTransaction(this.dataSource, (manager) => insertFiles(manager, [file])).catch((error) => {
        // Another request stored the same file concurrently.
        if (!isUniqueViolation(error)) throw error
      })
      return { ok: true as const }
    })
  }
}
