import { cutText, plainText } from '@fichero/contract/text'
import { Injectable, Logger } from '@nestjs/common'
import { z } from 'zod'
import { Throttle } from '../../http/throttle/throttle.js'
import { FailuresService } from './failures.service.js'
import { VIOLATION } from './remote-failure.entity.js'

/** Maximum number of reports in one request. */
const MAX_REPORTS = 20
/** Maximum length of a logged URL, in characters. */
const MAX_TEXT = 300

const text = z.string().nullish()

/** The format of reports that the `report-to` directive requests (https://www.w3.org/TR/CSP3/#reporting). */
const reports = z.array(z.object({ body: z.object({ blockedURL: text, sourceFile: text, effectiveDirective: text }) }))
/** The format of reports that the older `report-uri` directive requests, converted to the newer format. */
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

/** Matches the URL of a file of a remote: its name and the hash of the release. */
const REMOTE_FILE = /\/remotes\/([a-z][a-z0-9-]{0,39})\/([0-9a-f]{16})\//

/** Logs violations of the content security policy, and counts them for the remote whose file caused them. */
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
      const origin = isOfRemote ? `${remoto} ${hash}` : 'the shell or an extension'
      this.logger.warn(`${short(effectiveDirective)} blocked ${short(blockedURL)} in ${short(sourceFile)} of ${origin}`)
    }
    return { ok: true }
  }
}

/** Shortens a URL and removes its query, which may contain user input. */
const short = (address: string | null | undefined) =>
  cutText(plainText((address ?? '-').split(/[?#]/, 1)[0] ?? ''), MAX_TEXT)
