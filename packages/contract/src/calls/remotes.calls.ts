import type { RemoteFailureReport, ReportReceived } from '../remote-failures.schema.ts'
import type { RemotesAnswer, remotesQuery } from '../remotes.schema.ts'
import type { RetiredRemotesAnswer } from '../retired-remotes.schema.ts'
import { get, post, type QueryOf } from './call.ts'

// Endpoints that every page uses. Publishing and administration are in releases.calls.ts.

export const listRemotes = get('/remotes', { access: 'public' })
  .takes<{ query?: QueryOf<typeof remotesQuery> }>()
  .returns<RemotesAnswer>()

export const listRetiredRemotes = get('/remotes/retirados', {
  access: 'public',
  reads: ['remotes'],
}).returns<RetiredRemotesAnswer>()

/** A browser reports that a release could not be shown. */
export const reportRemoteFailure = post('/remotes/fallos', { access: 'public' })
  .takes<{ body: RemoteFailureReport }>()
  .returns<ReportReceived>()

/** Where browsers send violations of the content security policy (`report-to` and `report-uri`). */
export const reportPolicyViolation = post('/remotes/csp', { access: 'public' }).returns<ReportReceived>()
