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
import type { RequestWithActor } from '../access/current-user.decorator.js'
import { Takes } from '../bodies/body.guard.js'
import { keepPace } from '../bodies/keep-pace.js'
import { isStorageFull } from '../errors/database-error.js'
import { fail } from '../errors/fail.js'
import { fileBody } from '../validation/multipart-docs.js'
import { ProgressOfRequests } from './progress.js'
import { Uploads } from './uploads.js'

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
  if (!(error instanceof MulterError)) return isStorageFull(error) ? error : fail('malformed')
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      // A report as .xlsx that was written without compression is several times as large as the same .xls.
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
 * Receives one file of a multipart request on disk and waits for its turn. Get it with `@UploadedFile()`; `undefined` if
 * none was sent. It is deleted after the answer.
 */
export function Upload(field: string, maxBytes: number, { orJson = false }: Options = {}) {
  return applyDecorators(
    UseInterceptors(receiverOf(field, maxBytes)),
    Takes(...(orJson ? ['application/json'] : []), 'multipart/form-data'),
    ApiBody(fileBody(field)),
  )
}

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
        return from([await (file ? this.inTurn(context, file, handle) : handle())])
      } finally {
        leave()
      }
    }

    private inTurn<T>(context: ExecutionContext, file: Express.Multer.File, handle: () => Promise<T>): Promise<T> {
      const { actor, query } = context.switchToHttp().getRequest<RequestWithActor>()
      return this.progress.during({ actor, id: progressId.safeParse(query.progreso).data }, 'espera', (tell) =>
        this.uploads.inTurn(file, () => {
          tell.stage('lectura')
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
        let isCut = false
        keepPace(request, (error) => {
          isCut = true
          reject(error)
          // Then multer deletes what had come. Node leaves the rest of an answered request as it is.
          response.once('close', () => request.destroy())
        })
        read(request, response, (error: unknown) => {
          if (error) return reject(refusalOf(error, { field, maxBytes, name }))
          // The last byte came before the answer was out.
          if (isCut && request.file) return void rm(request.file.path, { force: true })
          resolve(request.file)
        })
      })
    }
  }
  return mixin(Receiver)
}
