import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { AnnouncementFault } from '@fichero/contract/enums'
import { z } from 'zod'
import { withLimit } from '../../http/time-limit.js'

/** Maximum size of an announcement: a hundred times as much as ten years of releases. */
const MAX_BYTES = 64 * 1024
const LIMIT_MS = 5000

const announcement = z.object({
  versions: z.array(z.object({ version: z.string().regex(/^\d{1,6}(\.\d{1,6}){2}$/), date: z.iso.date().optional() })),
})
export type AnnouncedVersion = z.infer<typeof announcement>['versions'][number]

/** The error of an announcement that could not be read. */
export class AnnouncementError extends Error {
  constructor(readonly fault: AnnouncementFault) {
    super(fault)
  }
}

/**
 * Reads the versions that a file or a URL announces (docs/operations.md has the format).
 * @throws AnnouncementError for every failure, including a timeout after `LIMIT_MS`
 */
export async function readAnnouncement(from: string): Promise<AnnouncedVersion[]> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  const open = /^https?:/i.test(from) ? openAddress : openFile
  // Reading from an unreachable network folder ignores the signal.
  const text = await withLimit(readBounded(open, from, signal), LIMIT_MS, () => new AnnouncementError('late')).catch(
    (error: unknown) => {
      throw error instanceof AnnouncementError ? error : new AnnouncementError(signal.aborted ? 'late' : 'missing')
    },
  )
  try {
    return announcement.parse(JSON.parse(text)).versions
  } catch {
    throw new AnnouncementError('malformed')
  }
}

/** Opens a file or a URL for reading. */
type Open = (from: string, signal: AbortSignal) => Promise<AsyncIterable<Uint8Array>>

/** Redirects are not followed: the operator configured this address. */
const openAddress: Open = async (from, signal) => {
  const { status, body } = await fetch(from, { redirect: 'manual', signal, headers: { accept: 'application/json' } })
  if (status === 200 && body) return body
  await body?.cancel()
  throw new AnnouncementError(status >= 300 && status < 400 ? 'redirected' : 'missing')
}

/** Opens only regular files: opening a pipe would block until it has a writer. */
const openFile: Open = async (from, signal) => {
  if (!(await stat(from)).isFile()) throw new AnnouncementError('missing')
  return createReadStream(from, { signal })
}

/** Reads at most `MAX_BYTES` as text. */
async function readBounded(open: Open, from: string, signal: AbortSignal): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the stream.
  for await (const part of await open(from, signal)) {
    size += part.length
    if (size > MAX_BYTES) throw new AnnouncementError('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}
