import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { NextFunction, Request, Response } from 'express'
import { fail } from '../../errors/fail.js'

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/**
 * Sends a file in the best encoding that the build has and the browser accepts. The file is cached as immutable if its URL
 * contains a hash, else for an hour.
 */
export function sendAsset(
  request: Request,
  response: Response,
  next: NextFunction,
  folder: string,
  file: string,
  isHashed = true,
): void {
  const packed = ENCODINGS.find(
    ({ name, extension }) => request.acceptsEncodings(name) && existsSync(join(folder, file + extension)),
  )
  response.type(extname(file)).vary('Accept-Encoding')
  response.set('X-Content-Type-Options', 'nosniff')
  if (packed) response.set('Content-Encoding', packed.name)
  const options = {
    root: folder,
    maxAge: isHashed ? '365d' : '1h',
    immutable: isHashed,
    etag: false,
    lastModified: false,
    acceptRanges: false,
  }
  response.sendFile(packed ? file + packed.extension : file, options, (error) => {
    if (!error || response.headersSent) return
    for (const name of ['Content-Encoding', 'Cache-Control']) response.removeHeader(name)
    next(fail('not_found'))
  })
}
