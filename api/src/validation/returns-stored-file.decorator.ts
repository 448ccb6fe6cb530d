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
import { compareTagAlone } from './compare-tag-alone.js'
import { Sends } from './sends.decorator.js'

/** A file as it is sent, without having all of it in memory. */
export interface StoredFile {
  /** A `Content-Disposition`. */
  disposition: string
  /** A media type of our own tables, never one that a client sent. */
  type: string
  /** In bytes. */
  size: number
  sha256: string
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** Whatever the file is, a browser that shows it all the same runs nothing of it and loads nothing for it. */
const POLICY = "sandbox; default-src 'none'"

class StoredFileInterceptor implements NestInterceptor<StoredFile, StreamableFile | undefined> {
  intercept(context: ExecutionContext, next: CallHandler<StoredFile>) {
    const http = context.switchToHttp()
    const response = http.getResponse<Response>()
    const request = http.getRequest<Request>()
    compareTagAlone(request)
    return next.handle().pipe(
      map(({ disposition, type, size, sha256, content }) => {
        response.set({
          'Content-Security-Policy': POLICY,
          'Cross-Origin-Resource-Policy': 'same-origin',
          'X-Content-Type-Options': 'nosniff',
          ETag: `"${sha256}"`,
        })
        // Express compares it with `If-None-Match`, but answers 304 only to what does not flow.
        if (request.fresh) {
          response.status(304)
          return undefined
        }
        const stream = Readable.from(request.method === 'HEAD' ? [] : content, { objectMode: false })
        // A content that ends early must not look complete.
        return new StreamableFile(stream, { type, disposition, length: size }).setErrorHandler(() => response.destroy())
      }),
    )
  }
}

/**
 * The answer of a route that the contract declares with `returnsStoredFile()`: a `StoredFile` of one of these media types,
 * always to be saved.
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
