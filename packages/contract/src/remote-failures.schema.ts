import { z } from 'zod'
import { FAILURE_REASONS } from './enums.ts'
import { ERROR_NAME, MAX_FAILURE_FRAMES, MAX_REMOTE_FILE } from './limits.ts'
import { fileName, pageName, releaseHash, remoteName } from './remotes.schema.ts'

const position = z.int().min(1).max(MAX_REMOTE_FILE)

/** A position in a file of a release. */
export const failureFrame = z.object({
  archivo: fileName.max(200),
  /** From 1, like the column. */
  linea: position,
  columna: position,
})
export type FailureFrame = z.infer<typeof failureFrame>

/**
 * `POST /remotes/fallos`: a release that could not be shown, or whose code threw. The report does not identify the user, and
 * has no error message, because a message may contain personal data. Messages of older shells are ignored.
 */
export const remoteFailureReport = z.object({
  remoto: remoteName,
  hash: releaseHash,
  motivo: z.enum(FAILURE_REASONS),
  /** The page or card of the descriptor that failed. */
  pagina: pageName.max(60).optional(),
  /** Name of the error, such as `TypeError`, or `Minified React error #31`. */
  error: z.string().regex(ERROR_NAME).optional(),
  /** Stack trace, innermost first: only frames in files of the release. */
  pila: z.array(failureFrame).max(MAX_FAILURE_FRAMES).optional(),
})
export type RemoteFailureReport = z.infer<typeof remoteFailureReport>

export const reportReceived = z.object({ ok: z.literal(true) })
export type ReportReceived = z.infer<typeof reportReceived>
