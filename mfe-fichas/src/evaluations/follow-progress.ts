import { getImportProgress } from '@fichero/contract/calls/imports.calls'
import type { ImportProgress } from '@fichero/contract/imports.schema'
import { call } from '@fichero/kit/api'

const EVERY_MS = 1000

/** An id to follow a request by. */
export const newProgressId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Asks every second how far the server is, until the returned function is called. What cannot be told, because the
 * connection is lost or another server answers, is not: the request itself says how it ends.
 */
export function followProgress(id: string, tell: (progress: ImportProgress) => void): () => void {
  let ended = false
  let timer: ReturnType<typeof setTimeout>
  const ask = async () => {
    const progress = await call(getImportProgress, { params: { id } }).catch(() => undefined)
    if (ended) return
    if (progress?.etapa) tell(progress)
    wait()
  }
  const wait = () => {
    timer = setTimeout(ask, EVERY_MS)
  }
  wait()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
