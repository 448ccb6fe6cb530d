import { reportRemoteFailure } from '@fichero/contract/calls/remotes.calls'
import type { RemoteFailure } from '@fichero/contract/enums'
import { call } from '@fichero/kit/api'
import type { Release } from './release'

/**
 * Tells the API that a release could not be shown, once for each reason. Nothing waits for it, and a failure of it is of no
 * interest.
 */
export function reportFailure({ name, hash, reported }: Release, reason: RemoteFailure) {
  if (reported.has(reason)) return
  reported.add(reason)
  call(reportRemoteFailure, { body: { remoto: name, hash, motivo: reason } }).catch(() => undefined)
}
