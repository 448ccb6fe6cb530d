import { constants } from 'node:zlib'
import compression from 'compression'
import type { NextFunction, Request, Response } from 'express'

export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4 }

const compress = compression({ brotli: { params: BROTLI } })

/**
 * For answers and pages: files of the builds come compressed. Clients that accept no compression, such as probes and
 * scripts, do not pay for wrapping the answer.
 */
export const compressed = (request: Request, response: Response, next: NextFunction) =>
  request.headers['accept-encoding'] ? compress(request, response, next) : next()
