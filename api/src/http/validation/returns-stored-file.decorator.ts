import { Readable } from 'node:stream'
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  type NestInterceptor,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { map } from 'rxjs'
import { allowNotModified } from './allow-not-modified.js'
import { Sends } from './sends.decorator.js'

/** A file to send. The content is streamed, so that the file is never completely in memory. */
export interface StoredFile {
  /** The value of `Content-Disposition`. */
  disposition: string
  /** A media type from the server's own tables, never from a client. */
  type: string
  /** In bytes. */
  size: number
  sha256: string
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** For browsers that display the file instead of saving it: forbids its scripts and requests. */
const POLICY = "sandbox; default-src 'none'"

class StoredFileInterceptor implements NestInterceptor<StoredFile, StreamableFile | undefined> {
  intercept(context: ExecutionContext, next: CallHandler<StoredFile>) {
    const http = context.switchToHttp()
    const response = http.getResponse<Response>()
    const request = http.getRequest<Request>()
    allowNotModified(request)
    return next.handle().pipe(
      map(({ disposition, type, size, sha256, content }) => {
        response.set({
          'Content-Security-Policy': POLICY,
          'Cross-Origin-Resource-Policy': 'same-origin',
          'X-Content-Type-Options': 'nosniff',
          ETag: `"${sha256}"`,
        })
        // Express compares the ETag with `If-None-Match`, but does not answer 304 by itself for a stream.
        if (request.fresh) {
          response.status(304)
          return undefined
        }
        const stream = Readable.from(request.method === 'HEAD' ? [] : content, { objectMode: false })
        // Breaks the connection after a read error, so that a truncated file does not look complete.
        return new StreamableFile(stream, { type, disposition, length: size }).setErrorHandler(() => response.destroy())
      }),
    )
  }
}

/**
 * Declares that a route answers with a file, as the contract does with `returnsStoredFile()`. The method returns a
 * `StoredFile` of one of these media types, which browsers save as a download.
 */
export const ReturnsStoredFile = (...types: string[]) =>
  applyDecorators(
    UseInterceptors(new StoredFileInterceptor()),
    HttpCode(200),
    Sends('ETag'),
    ApiResponse({
      status: 200,
      description: '',
      content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
    }),
  )
