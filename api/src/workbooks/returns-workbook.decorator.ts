import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { Response } from 'express'
import { mergeMap } from 'rxjs'
import type { RequestWithActor } from '../access/current-user.decorator.js'
import type { Workbook } from './workbook.js'
import { WorkbookFiles } from './workbook-files.js'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Sends the `Workbook` that a method returns when it is written, and ends the writing when the client goes away. */
@Injectable()
class WorkbookSender implements NestInterceptor<Workbook, StreamableFile> {
  constructor(private readonly files: WorkbookFiles) {}

  intercept(context: ExecutionContext, next: CallHandler<Workbook>) {
    const http = context.switchToHttp()
    const { actor } = http.getRequest<RequestWithActor>()
    const gone = goneOf(http.getResponse<Response>())
    return next.handle().pipe(mergeMap((workbook) => this.send(workbook, actor?.id, gone)))
  }

  private async send(workbook: Workbook, person: number | undefined, gone: AbortSignal) {
    const { content, length } = await this.files.write(workbook, person, gone)
    const options = { type: XLSX, disposition: `attachment; filename="${workbook.name}"`, length }
    return new StreamableFile(content, options)
  }
}

function goneOf(response: Response): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return gone.signal
}

/** The answer of a route that the contract declares with `returnsFile()`: a `Workbook`, to be saved under its name. */
export const ReturnsWorkbook = () =>
  applyDecorators(
    UseInterceptors(WorkbookSender),
    HttpCode(200),
    ApiResponse({
      status: 200,
      description: '',
      content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } },
    }),
  )
