import { constants } from 'node:zlib'
import compression from 'compression'
import type { NextFunction, Request, Response } from 'express'

/**
 * With the window of 4 MB that Brotli takes by itself, each answer has 8 MB outside of JavaScript's memory, and V8 collects
 * all of its garbage after every few. In 256 KB the longest answers are as short.
 */
export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

const compress = compression({ brotli: { params: BROTLI } })

/**
 * For answers and pages: files of the builds come compressed. Clients that accept no compression, such as probes and
 * scripts, do not pay for wrapping the answer.
 */
export const compressed = (request: Request, response: Response, next: NextFunction) =>
  request.headers['accept-encoding'] ? compress(request, response, next) : next()
