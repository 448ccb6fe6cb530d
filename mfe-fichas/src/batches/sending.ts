import { addToBatch } from '@fichero/contract/calls/batches.calls'
import { ApiError, ConnectionError, call } from '@fichero/kit/api'
import { FileGoneError } from '@fichero/kit/files'
import { tellUnsaved } from '@fichero/kit/frame'
import { getSession } from '@fichero/kit/session'
import { useSyncExternalStore } from 'react'
import { FilesError, type Source } from './open-files'

/** How far the files of a batch have been sent. */
export interface Sending {
  total: number
  /** Files that the server has, or that cannot be sent. */
  done: number
  /** Files that cannot be sent, with the reason. */
  unreadable: { numero: number; error: unknown }[]
  /** Why sending has stopped; undefined while it goes on. */
  error?: unknown
  /** Whether the user has stopped sending, or another user has signed in meanwhile. */
  isPaused: boolean
  /** Whether the server does not answer, so that files are sent again. */
  isRepeating: boolean
}

interface NumberedFile {
  numero: number
  source: Source
}

/** The files of a batch that are not sent yet. Stored outside of React, so that sending goes on when the user leaves the screen. */
interface Job {
  /** The id of the user who chose the files. They are never sent with the session of another one. */
  owner: number | undefined
  waiting: NumberedFile[]
  /** The files that are being sent, one for each lane. */
  running: Set<NumberedFile>
  lanes: number
}

/** How many files are sent at once: the server reads two at a time. */
const LANES = 2
/** Pauses before a file is sent again, in ms; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000]

/** By id of the batch. */
const jobs = new Map<number, Job>()
const sendings = new Map<number, Sending>()
const listeners = new Set<() => void>()

const currentUser = () => getSession()?.user.id
const isOwn = (id: number) => jobs.get(id)?.owner === currentUser()

// Before the page is closed, the shell warns about files that were not sent, even while another screen is open.
tellUnsaved(() =>
  [...jobs].flatMap(([id, { running, waiting }]) => {
    const [next] = isOwn(id) ? [...running, ...waiting] : []
    return next ? [{ kind: 'file' as const, name: next.source.name }] : []
  }),
)

function change(id: number, changes: Partial<Sending>) {
  const sending = sendings.get(id)
  if (sending) sendings.set(id, { ...sending, ...changes })
  for (const listener of listeners) listener()
}

/** The files of a batch that this user sends or has sent in this tab; undefined if there are none. */
export const useSending = (id: number): Sending | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (isOwn(id) ? sendings.get(id) : undefined),
  )

/** Whether files are on their way. */
export const isSending = (sending: Sending | undefined): boolean =>
  sending !== undefined && sending.error === undefined && !sending.isPaused && sending.done < sending.total

/** Whether files are on their way, or have arrived since the batch was read. */
export const isArriving = (sending: Sending | undefined, recibidos: number): boolean =>
  sending !== undefined && (isSending(sending) || recibidos < sending.done - sending.unreadable.length)

/** Sends the files of a batch in the background, also while the user visits other screens. */
export function startSending(id: number, sources: readonly Source[]): void {
  const waiting = sources.map((source, index) => ({ numero: index + 1, source }))
  jobs.set(id, { owner: currentUser(), waiting, running: new Set(), lanes: 0 })
  sendings.set(id, { total: sources.length, done: 0, unreadable: [], isPaused: false, isRepeating: false })
  resumeSending(id)
}

/** Goes on with a batch whose sending has stopped. */
export function resumeSending(id: number): void {
  const job = jobs.get(id)
  if (!job) return
  change(id, { error: undefined, isPaused: false })
  for (; job.lanes < LANES; job.lanes++)
    void sendRest(id, job).finally(() => {
      job.lanes--
    })
}

/** Stops after the files that are on their way. */
export const pauseSending = (id: number): void => change(id, { isPaused: true })

/** Forgets the files of a batch that was deleted. */
export function forgetSending(id: number): void {
  jobs.delete(id)
  sendings.delete(id)
  change(id, {})
}

async function sendRest(id: number, job: Job): Promise<void> {
  while (isSending(sendings.get(id))) {
    const file = job.waiting.shift()
    if (!file) return
    job.running.add(file)
    try {
      await sendOne(id, file)
      finishFile(id)
    } catch (error) {
      if (isOfFile(error)) finishFile(id, { numero: file.numero, error })
      else {
        job.waiting.unshift(file)
        change(id, error instanceof PausedError ? { isPaused: true } : { error })
      }
    } finally {
      job.running.delete(file)
    }
  }
}

function finishFile(id: number, failed?: Sending['unreadable'][0]) {
  const { done = 0, unreadable = [] } = sendings.get(id) ?? {}
  change(id, { done: done + 1, isRepeating: false, unreadable: failed ? [...unreadable, failed] : unreadable })
}

/** Nobody sends the file now. */
class PausedError extends Error {}

/** Sends a file until the server has it. */
async function sendOne(id: number, { numero, source }: NumberedFile): Promise<void> {
  const file = await source.open()
  for (let attempt = 0; ; attempt++) {
    if (!isOwn(id) || !isSending(sendings.get(id))) throw new PausedError()
    try {
      await call(addToBatch, { params: { id }, query: { numero }, file })
      return
    } catch (error) {
      if (!isOfMoment(error)) throw error
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
