import { getImportProgress } from '@fichero/contract/calls/imports.calls'
import type { ImportProgress } from '@fichero/contract/imports.schema'
import { call } from '@fichero/kit/api'

/** The interval of the polls, in ms. */
const EVERY_MS = 1000

/** Returns a random id. The client sends the id with a request, and polls the progress of the request with the same id. */
export const newProgressId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Polls the progress of a request every second, until the returned function is called. Failed polls and unknown progress are
 * ignored, because the answer to the request itself reports the result.
 */
export function followProgress(id: string, onProgress: (progress: ImportProgress) => void): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout>
  const poll = async () => {
    const progress = await call(getImportProgress, { params: { id } }).catch(() => undefined)
    if (stopped) return
    if (progress?.etapa) onProgress(progress)
    scheduleNextPoll()
  }
  const scheduleNextPoll = () => {
    timer = setTimeout(poll, EVERY_MS)
  }
  scheduleNextPoll()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
