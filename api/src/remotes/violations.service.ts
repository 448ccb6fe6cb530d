import { cutText, plainText } from '@fichero/contract/text'
import { Injectable, Logger } from '@nestjs/common'
import { z } from 'zod'
import { Throttle } from '../throttle/throttle.js'
import { FailuresService } from './failures.service.js'
import { VIOLATION } from './remote-failure.entity.js'

/** Reports in one request. */
const MAX_REPORTS = 20
const MAX_TEXT = 300

const text = z.string().nullish()

/** As browsers send with `report-to` (https://www.w3.org/TR/CSP3/#reporting). */
const reports = z.array(z.object({ body: z.object({ blockedURL: text, sourceFile: text, effectiveDirective: text }) }))
/** As browsers send with `report-uri`. */
const report = z
  .object({ 'csp-report': z.object({ 'blocked-uri': text, 'source-file': text, 'effective-directive': text }) })
  .transform(({ 'csp-report': body }) => [
    {
      body: {
        blockedURL: body['blocked-uri'],
        sourceFile: body['source-file'],
        effectiveDirective: body['effective-directive'],
      },
    },
  ])
const anyReport = z.union([reports, report])

const REMOTE_FILE = /\/remotes\/([a-z][a-z0-9-]{0,39})\/([0-9a-f]{16})\//

/** Violations of the content security policy, attributed to the remote whose file caused them. */
@Injectable()
export class ViolationsService {
  private readonly logger = new Logger('Policy')

  constructor(
    private readonly throttle: Throttle,
    private readonly failures: FailuresService,
  ) {}

  async report(sent: unknown, address: string): Promise<{ ok: true }> {
    await this.throttle.consume({ action: 'violation', address })
    const { data = [] } = anyReport.safeParse(sent)
    for (const { body } of data.slice(0, MAX_REPORTS)) {
      const { blockedURL, sourceFile, effectiveDirective } = body
      const [, remoto, hash] = REMOTE_FILE.exec(sourceFile ?? '') ?? REMOTE_FILE.exec(blockedURL ?? '') ?? []
      const isOfRemote = remoto && hash && (await this.failures.count({ remoto, hash, motivo: VIOLATION }))
      const whose = isOfRemote ? `${remoto} ${hash}` : 'the shell or an extension'
      this.logger.warn(`${short(effectiveDirective)} blocked ${short(blockedURL)} in ${short(sourceFile)} of ${whose}`)
    }
    return { ok: true }
  }
}

/** Without the query, which may hold what a person typed. */
const short = (address: string | null | undefined) =>
  cutText(plainText((address ?? '-').split(/[?#]/, 1)[0] ?? ''), MAX_TEXT)
