import { reportRemoteFailure } from '@fichero/contract/calls/remotes.calls'
import type { RemoteFailure } from '@fichero/contract/enums'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { call } from '@fichero/kit/api'

/** Releases with a reason that was reported: once per document is enough. */
const reported = new Set<string>()

/** Tells the API that a release could not be shown. Nothing waits for it, and a failure of it is of no interest. */
export function reportFailure({ name, hash }: RemoteDescriptor, reason: RemoteFailure) {
  const key = `${name}/${hash}/${reason}`
  if (reported.has(key)) return
  reported.add(key)
  call(reportRemoteFailure, { body: { remoto: name, hash, motivo: reason } }).catch(() => undefined)
}
