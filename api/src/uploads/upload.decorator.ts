import { cutText, plainText } from '@fichero/contract/text'
import { applyDecorators, type CallHandler, type ExecutionContext, UseInterceptors } from '@nestjs/common'
import { ApiBody, ApiConsumes } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import multer, { MulterError } from 'multer'
import { fail } from '../errors/fail.js'
import { FILE_BODY } from './multipart-docs.js'

const MB = 1024 * 1024
const MAX_FORM_KB = 100

/** The `data` part is a small form; file sizes are limited separately. */
const FORM_LIMITS = { files: 1, fields: 5, fieldSize: MAX_FORM_KB * 1024, fieldNameSize: 100, parts: 8 }

interface Expected {
  field: string
  maxBytes: number
  /** The name of the file that came. */
  name: string
}

function refusalOf(error: unknown, { field, maxBytes, name }: Expected) {
  if (!(error instanceof MulterError)) return fail('malformed')
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      // An .xlsx that was written without compression is several times as large as the same .xls.
      return fail(/\.xlsx$/i.test(name) ? 'file_too_large_xlsx' : 'file_too_large', {
        max_mb: Math.round(maxBytes / MB),
      })
    case 'LIMIT_FILE_COUNT':
      return fail('one_file_only')
    case 'LIMIT_UNEXPECTED_FILE':
      if (error.field === field) return fail('one_file_only')
      return fail('file_in_wrong_field', { recibido: cutText(plainText(error.field ?? ''), 100), esperado: field })
    case 'LIMIT_FIELD_VALUE':
      return fail('form_too_large', { max_kb: MAX_FORM_KB })
    default:
      return fail('malformed')
  }
}

interface Options {
  /** Whether the request may also be plain JSON, without a file. */
  orJson?: boolean
}

/** Reads one file of a multipart request into memory. Get it with `@UploadedFile()`; `undefined` if none was sent. */
export function Upload(field: string, maxBytes: number, { orJson = false }: Options = {}) {
  // Browsers send file names as UTF-8; multer reads them as latin1 by default
  // (https://github.com/expressjs/multer/issues/1104).
  const read = multer({
    limits: { ...FORM_LIMITS, fileSize: maxBytes },
    defParamCharset: 'utf8',
    fileFilter: (request, file, accept) => {
      names.set(request, file.originalname)
      accept(null, true)
    },
  }).single(field)
  const names = new WeakMap<Request, string>()

  const receive = (context: ExecutionContext) =>
    new Promise<void>((resolve, reject) => {
      const http = context.switchToHttp()
      const request = http.getRequest<Request>()
      read(request, http.getResponse<Response>(), (error: unknown) => {
        if (!error) resolve()
        else reject(refusalOf(error, { field, maxBytes, name: names.get(request) ?? '' }))
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
