import type { AnswerShapes } from '@fichero/contract/calls/answer-shapes'
import type { Permission } from '@fichero/contract/permissions'
import { ApiError, type ErrorBody, FormatError } from './api-error'
import { inDeclaredShape, isNone } from './declared-shape'

interface Answer {
  status: number
  text: string
}

/**
 * Returns the parsed body of a success, in the shape that its call declares where others are read too.
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
  const refusal = isErrorBody(body) ? body : proxyRefusal(status)
  throw refusal ? new ApiError(status, refusal) : new FormatError()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'msg' in body

/** Returns the API's error for a status that a proxy answered with its own page; the kit's texts have its sentence. */
function proxyRefusal(status: number): ErrorBody | undefined {
  if (status === 413) return { ok: false, code: 'payload_too_large', msg: '' }
  if (status < 500) return undefined
  return { ok: false, code: 'unavailable', msg: '' }
}
