import type { AnswerShapes } from '@fichero/contract/calls/answer-shapes'
import { CONTRACT_REFUSALS } from '@fichero/contract/instructor-contract'
import type { Permission } from '@fichero/contract/permissions'
import { ApiError, type ErrorBody, FormatError } from './api-error'
import { inDeclaredShape, isNone } from './declared-shape'

interface Answer {
  status: number
  text: string
}

/**
 * Returns the parsed body of a success; with `shapes`, converted to the shape that the call declares.
 * @throws ApiError for an error answer, FormatError for any other content
 */
export function readAnswer(
  { status, text }: Answer,
  shapes?: AnswerShapes,
  may: (permission: Permission) => boolean = () => false,
): unknown {
  const body = parse(text)
  if (shapes && isNone(body, shapes)) return []
  if (status >= 200 && status < 300) {
    if (body === undefined) throw new FormatError()
    return shapes ? inDeclaredShape(body, shapes, may) : body
  }
  const errorBody = isErrorBody(body) ? body : proxyError(status)
  throw errorBody ? new ApiError(status, errorBody) : new FormatError()
}

/** Returns the message of an error about the dates of an instructor's contract; undefined for any other answer. */
export function endReasonIn(text: string): string | undefined {
  const body = parse(text)
  return isErrorBody(body) && CONTRACT_REFUSALS.some((code) => code === body.code) ? body.msg : undefined
}

/** Parses JSON; undefined if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'msg' in body

/** Returns an error body for an HTML page of a proxy with this status. The message is in the kit's translations. */
function proxyError(status: number): ErrorBody | undefined {
  if (status === 413) return { ok: false, code: 'payload_too_large', msg: '' }
  if (status < 500) return undefined
  return { ok: false, code: 'unavailable', msg: '' }
}
