import { applyDecorators, type CallHandler, type ExecutionContext, UseInterceptors } from '@nestjs/common'
import { ApiBody, ApiConsumes } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import multer, { MulterError } from 'multer'
import { fail } from '../errors/fail.js'
import { FILE_BODY } from './multipart-docs.js'

const MB = 1024 * 1024

/** The `data` part is a small form; file sizes are limited separately. */
const FORM_LIMITS = { files: 1, fields: 5, fieldSize: 100 * 1024, fieldNameSize: 100, parts: 8 }

interface Options {
  /** Whether the request may also be plain JSON, without a file. */
  orJson?: boolean
}

/** Reads one file of a multipart request into memory. Get it with `@UploadedFile()`; `undefined` if none was sent. */
export function Upload(field: string, maxBytes: number, { orJson = false }: Options = {}) {
  // Browsers send file names as UTF-8; multer reads them as latin1 by default
  // (https://github.com/expressjs/multer/issues/1104).
  const read = multer({ limits: { ...FORM_LIMITS, fileSize: maxBytes }, defParamCharset: 'utf8' }).single(field)

  const receive = (context: ExecutionContext) =>
    new Promise<void>((resolve, reject) => {
      const http = context.switchToHttp()
      read(http.getRequest<Request>(), http.getResponse<Response>(), (error: unknown) => {
        if (!error) resolve()
        else if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
          reject(fail('file_too_large', { max_mb: Math.round(maxBytes / MB) }))
        else reject(fail('malformed'))
      })
    })

  return applyDecorators(
    UseInterceptors({
      async intercept(context: ExecutionContext, next: CallHandler) {
        await receive(context)
        return next.handle()
      },
    }),
    ApiConsumes(...(orJson ? ['application/json'] : []), 'multipart/form-data'),
    ApiBody(FILE_BODY),
  )
}
