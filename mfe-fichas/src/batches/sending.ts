import { addToBatch } from '@fichero/contract/calls/batches.calls'
import { ApiError, ConnectionError, call } from '@fichero/kit/api'
import { FileGoneError } from '@fichero/kit/files'
import { tellUnsaved } from '@fichero/kit/frame'
import { useSyncExternalStore } from 'react'
import { FilesError, type Source } from './open-files'

/** The files of a batch on their way to the server. */
export interface Sending {
  total: number
  /** Files that the server has, or that cannot be sent. */
  done: number
  /** Files that cannot be read, with the reason. */
  unreadable: { name: string; error: unknown }[]
  /** Why sending has ended before the end; undefined while it goes on. */
  error?: unknown
  /** Whether the server does not answer, so that files are sent again. */
  isRepeating: boolean
}

/** How many files are sent at once: the server reads two at a time. */
const LANES = 2
/** Pauses before a file is sent again, in ms; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000]

const sendings = new Map<number, Sending>()
const listeners = new Set<() => void>()
/** The files that were not sent yet, with their numbers, by batch. */
const waiting = new Map<number, { numero: number; source: Source }[]>()

// Before the page is closed, the shell warns about files that were not sent, even while another screen is open.
tellUnsaved(() =>
  [...waiting.values()].flatMap(([next]) => (next ? [{ kind: 'file' as const, name: next.source.name }] : [])),
)

function change(id: number, changes: Partial<Sending>) {
  const sending = sendings.get(id)
  if (sending) sendings.set(id, { ...sending, ...changes })
  for (const listener of listeners) listener()
}

/** The files of a batch that this tab sends or has sent; undefined if it did not. */
export const useSending = (id: number): Sending | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => sendings.get(id),
  )

/** Whether files are on their way. */
export const isSending = (sending: Sending | undefined): boolean =>
  sending !== undefined && sending.error === undefined && sending.done < sending.total

/** Whether files are on their way, or have arrived since the batch was read. */
export const isArriving = (sending: Sending | undefined, recibidos: number): boolean =>
  sending !== undefined && (isSending(sending) || recibidos < sending.done - sending.unreadable.length)

/** Sends the files of a batch in the background, also while the user visits other screens. */
export function startSending(id: number, sources: readonly Source[]): void {
  sendings.set(id, { total: sources.length, done: 0, unreadable: [], isRepeating: false })
  waiting.set(
    id,
    sources.map((source, index) => ({ numero: index + 1, source })),
  )
  resumeSending(id)
}

/** Goes on with a batch whose sending has ended with an error. */
export function resumeSending(id: number): void {
  change(id, { error: undefined })
  for (let lane = 0; lane < LANES; lane++) void sendRest(id)
}

/** Stops sending. The files that the server has stay in the batch. */
export function stopSending(id: number): void {
  waiting.delete(id)
  sendings.delete(id)
  change(id, {})
}

async function sendRest(id: number): Promise<void> {
  for (;;) {
    const next = sendings.get(id)?.error === undefined ? waiting.get(id)?.shift() : undefined
    if (!next) return
    try {
      await sendOne(id, next.numero, next.source)
      change(id, { done: (sendings.get(id)?.done ?? 0) + 1, isRepeating: false })
    } catch (error) {
      if (isOfFile(error)) {
        const { unreadable = [], done = 0 } = sendings.get(id) ?? {}
        change(id, { unreadable: [...unreadable, { name: next.source.name, error }], done: done + 1 })
      } else {
        waiting.get(id)?.unshift(next)
        change(id, { error })
      }
    }
  }
}

/** Sends a file until the server has it. */
async function sendOne(id: number, numero: number, source: Source): Promise<void> {
  const file = await source.open()
  for (let attempt = 0; ; attempt++) {
    try {
      await call(addToBatch, { params: { id }, query: { numero }, file })
      return
    } catch (error) {
      if (!isOfMoment(error) || !waiting.has(id)) throw error
      change(id, { isRepeating: true })
      await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[attempt] ?? PAUSES_MS.at(-1)))
    }
  }
}

/** The server cannot be reached, or has no time. */
const isOfMoment = (error: unknown) =>
  error instanceof ConnectionError || (error instanceof ApiError && [429, 502, 503, 504].includes(error.status))

/** Only this file cannot be sent: it is gone or too large, or the server fails when it reads it. */
const isOfFile = (error: unknown) =>
  error instanceof FileGoneError ||
  error instanceof FilesError ||
  (error instanceof ApiError && [413, 500].includes(error.status))
