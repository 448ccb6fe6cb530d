import { type RemoteFailureReport, remoteFailureReport, reportReceived } from '@fichero/contract/remote-failures.schema'
import { type RemotesQuery, remotesAnswer, remotesQuery } from '@fichero/contract/remotes.schema'
import { retiredRemotesAnswer } from '@fichero/contract/retired-remotes.schema'
import { Body, Controller, Get, Header, Post, Query, Req } from '@nestjs/common'
import type { Request } from 'express'
import { Anonymous, Public } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Group, type ReleaseGroup } from '../../access/release-group.js'
import { fail } from '../../errors/fail.js'
import { Takes } from '../../http/request-body/body.guard.js'
import { readBytes } from '../../http/request-body/read-bytes.js'
import { Address } from '../../http/throttle/address.decorator.js'
import { Throttled } from '../../http/throttle/throttled.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { Browser } from './browser.js'
import { BuiltInReleases } from './built-in-releases.js'
import { FailuresService } from './failures.service.js'
import { ServedReleases } from './served-releases.js'
import { ShellVersions } from './shell-versions.js'
import { ViolationsService } from './violations.service.js'

@Controller('remotes')
export class RemotesController {
  constructor(
    private readonly builtIn: BuiltInReleases,
    private readonly served: ServedReleases,
    private readonly shell: ShellVersions,
    private readonly failures: FailuresService,
    private readonly violations: ViolationsService,
  ) {}

  @Get()
  @Public()
  @Header('Cache-Control', 'no-store')
  @Returns(remotesAnswer)
  async list(@Group() group: ReleaseGroup | undefined, @Query({ schema: remotesQuery }) { seguro }: RemotesQuery) {
    await this.builtIn.publish()
    const [remotes, shell] = await Promise.all([this.served.list(group, seguro), this.shell.hash()])
    return { ok: true as const, remotes, shell }
  }

  @Get('retirados')
  @Public()
  @Returns(retiredRemotesAnswer)
  async retired() {
    return { ok: true as const, retirados: await this.served.retired() }
  }

  @Post('fallos')
  @Throttled('address')
  @Public()
  @Returns(reportReceived)
  fail(
    @Body({ schema: remoteFailureReport }) failure: RemoteFailureReport,
    @CurrentUser() actor: Actor | undefined,
    @Address() address: string,
    @Browser() browser: string,
  ) {
    return this.failures.report(actor, failure, { address, browser })
  }

  @Post('csp')
  @Throttled('address')
  @Anonymous()
  @Takes('application/csp-report', 'application/reports+json', 'application/json')
  @Returns(reportReceived)
  async violation(@Req() request: Request, @Address() address: string) {
    return this.violations.report(await readReport(request), address)
  }
}

/** Maximum size of a report, in bytes. */
const MAX_REPORT_BYTES = 64 * 1024

/**
 * Reads the body of a CSP violation report, whose media type the JSON body parser may ignore.
 * @throws AppError if the body is not JSON
 */
export async function readReport(request: Request): Promise<unknown> {
  if (request.body !== undefined) return request.body
  try {
    return JSON.parse((await readBytes(request, MAX_REPORT_BYTES)).toString('utf8') || 'null')
  } catch (error) {
    throw error instanceof SyntaxError ? fail('json_invalid') : error
  }
}
