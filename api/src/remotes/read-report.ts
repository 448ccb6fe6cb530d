import type { Request } from 'express'
import { readBytes } from '../bodies/read-bytes.js'
import { fail } from '../errors/fail.js'

/** In bytes. */
const MAX_REPORT = 64 * 1024

/**
 * Reads a browser's report, whose media types the parser of JSON bodies does not know.
 * @throws AppError if it is no JSON
 */
export async function readReport(request: Request): Promise<unknown> {
  if (request.body !== undefined) return request.body
  try {
    return JSON.parse((await readBytes(request, MAX_REPORT)).toString('utf8') || 'null')
  } catch (error) {
    throw error instanceof SyntaxError ? fail('json_invalid') : error
  }
}
