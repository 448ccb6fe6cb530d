import { rm } from 'node:fs/promises'
import { FILE_FIELD } from '@fichero/contract/calls/call'
import { progressId } from '@fichero/contract/imports.schema'
import { cutText, plainText } from '@fichero/contract/text'
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import { ApiBody } from '@nestjs/swagger'
import type { Response } from 'express'
import multer, { MulterError } from 'multer'
import { from, lastValueFrom } from 'rxjs'
import type { RequestWithActor } from '../../access/current-user.decorator.js'
import { isStorageFull } from '../../errors/database-error.js'
import { fail } from '../../errors/fail.js'
import { Takes } from '../../http/request-body/body.guard.js'
import { enforceMinimumRate } from '../../http/request-body/minimum-upload-rate.js'
import { fileBody } from '../../http/validation/multipart-docs.js'
import { ProgressOfRequests } from './progress.js'
import { Uploads } from './uploads.js'

const MB = 1024 * 1024
const MAX_FORM_KB = 100

/** The `data` part is a small form; file sizes are limited separately. */
const FORM_LIMITS = { files: 1, fields: 5, fieldSize: MAX_FORM_KB * 1024, fieldNameSize: 100, parts: 8 }

interface ExpectedFile {
  field: string
  maxBytes: number
  /** The name of the received file. */
  name: string
}

/** Converts an error of multer to an error of the catalogue. */
function appErrorOf(error: unknown, { field, maxBytes, name }: ExpectedFile) {
  if (!(error instanceof MulterError)) return isStorageFull(error) ? error : fail('malformed')
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      // An uncompressed .xlsx is several times as large as the same report as .xls.
      return fail(field === FILE_FIELD && /\.xlsx$/i.test(name) ? 'file_too_large_xlsx' : 'file_too_large', {
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

/**
 * Stores the file of a multipart request on disk and queues it. `@UploadedFile()` provides the file, or `undefined`
 * if none was sent. The file is deleted after the response.
 */
export function Upload(field: string, maxBytes: number, { orJson = false }: Options = {}) {
  return applyDecorators(
    UseInterceptors(receiverOf(field, maxBytes)),
    Takes(...(orJson ? ['application/json'] : []), 'multipart/form-data'),
    ApiBody(fileBody(field)),
  )
}

/** Returns an interceptor that receives the file of a request. */
function receiverOf(field: string, maxBytes: number) {
  @Injectable()
  class Receiver implements NestInterceptor {
    constructor(
      private readonly uploads: Uploads,
      private readonly progress: ProgressOfRequests,
    ) {}

    async intercept(context: ExecutionContext, next: CallHandler) {
      const leave = this.uploads.enter(context.switchToHttp().getRequest<RequestWithActor>().actor?.id)
      const handle = () => lastValueFrom(next.handle())
      try {
        const file = await this.receive(context)
        return from([await (file ? this.runQueued(context, file, handle) : handle())])
      } finally {
        leave()
      }
    }

    private runQueued<T>(context: ExecutionContext, file: Express.Multer.File, handle: () => Promise<T>): Promise<T> {
      const { actor, query } = context.switchToHttp().getRequest<RequestWithActor>()
      return this.progress.during({ actor, id: progressId.safeParse(query.progreso).data }, 'espera', (reporter) =>
        this.uploads.runQueued(file, () => {
          reporter.stage('lectura')
          return handle()
        }),
      )
    }

    private receive(context: ExecutionContext): Promise<Express.Multer.File | undefined> {
      const http = context.switchToHttp()
      const request = http.getRequest<RequestWithActor>()
      const response = http.getResponse<Response>()
      let name = ''
      const read = multer({
        dest: this.uploads.folder,
        limits: { ...FORM_LIMITS, fileSize: maxBytes },
        // Browsers send file names as UTF-8; multer reads them as latin1 by default
        // (https://github.com/expressjs/multer/issues/1104).
        defParamCharset: 'utf8',
        fileFilter: (_request, { originalname }, accept) => {
          name = originalname
          accept(null, true)
        },
      }).single(field)
      return new Promise((resolve, reject) => {
        let isAborted = false
        enforceMinimumRate(request, (error) => {
          isAborted = true
          reject(error)
          // Multer then deletes the partial file. Node does not abort the rest of an answered request by itself.
          response.once('close', () => request.destroy())
        })
        read(request, response, (error: unknown) => {
          if (error) return reject(appErrorOf(error, { field, maxBytes, name }))
          // The upload was aborted, but completed before the connection closed.
          if (isAborted && request.file) return void rm(request.file.path, { force: true })
          resolve(request.file)
        })
      })
    }
  }
  return mixin(Receiver)
}
