import { constants } from 'node:zlib'
import compression from 'compression'
import type { NextFunction, Request, Response } from 'express'

/**
 * Brotli's default window of 4 MB takes 8 MB of external memory for each answer, so that V8 runs a full garbage collection
 * after every few answers. A window of 256 KB compresses even the longest answers equally well.
 */
export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

const compress = compression({ brotli: { params: BROTLI } })

/**
 * Compresses answers and pages; files of builds are already compressed. For clients that accept no compression, such as probes
 * and scripts, it skips the cost of wrapping the response.
 */
export const compressed = (request: Request, response: Response, next: NextFunction) =>
  request.headers['accept-encoding'] ? compress(request, response, next) : next()
