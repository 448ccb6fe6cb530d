import type { AuditAction } from '@fichero/contract/audit-actions'
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { ApiResponse } from '@nestjs/swagger'
import type { Response } from 'express'
import { mergeMap } from 'rxjs'
import { DataSource } from 'typeorm'
import type { RequestWithActor } from '../../access/current-user.decorator.js'
import { inTransaction } from '../../database/transaction.js'
import { audit } from '../../records/audit/audit.js'
import type { Workbook } from './workbook.js'
import { WorkbookFiles } from './workbook-files.js'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type ExportAction = Extract<AuditAction, `exports:${string}`>

/** The audit entry of an export: its action, and its entity, whose id is a parameter of the route. */
interface Exported {
  accion: ExportAction
  about?: { entidad: 'ficha' | 'aprendiz'; param: string } | undefined
}
/** Metadata key of the audit entry of an export. */
export const EXPORTED = 'fichero:exported'
/** Metadata key of routes that return a workbook. */
export const RETURNS_WORKBOOK = 'fichero:returns-workbook'

/** Parameters that the audit log omits: the language does not affect the content, and a search text may name a person. */
const UNRECORDED = new Set(['lang', 'q'])

/**
 * Writes the `Workbook` that a method returns, records it in the audit log, and sends it. Stops when the client disconnects.
 */
@Injectable()
class WorkbookSender implements NestInterceptor<Workbook, StreamableFile> {
  constructor(
    private readonly files: WorkbookFiles,
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Workbook>) {
    const http = context.switchToHttp()
    const request = http.getRequest<RequestWithActor>()
    const exported = this.reflector.get<Exported | undefined>(EXPORTED, context.getHandler())
    const disconnected = disconnectSignal(http.getResponse<Response>())
    return next.handle().pipe(mergeMap((workbook) => this.send(workbook, request, exported, disconnected)))
  }

  private async send(
    workbook: Workbook,
    request: RequestWithActor,
    exported: Exported | undefined,
    disconnected: AbortSignal,
  ) {
    const { content, length } = await this.files.write(workbook, request.actor?.id, disconnected)
    if (exported) await inTransaction(this.dataSource, (manager) => audit(manager, entryOf(request, exported)))
    const options = { type: XLSX, disposition: `attachment; filename="${workbook.name}"`, length }
    return new StreamableFile(content, options)
  }
}

function entryOf({ actor, params, query, body }: RequestWithActor, { accion, about }: Exported) {
  const filters = Object.entries({ ...query, ...body }).filter(([name, value]) => !UNRECORDED.has(name) && value !== '')
  return {
    actor: actor ?? null,
    accion,
    entidad: about?.entidad ?? 'exportacion',
    entidad_id: String(about ? params[about.param] : ''),
    despues: filters.length > 0 ? { filtros: filters.map(([name, value]) => `${name}=${value}`) } : null,
  }
}

/** Returns a signal that is aborted when the connection closes. */
function disconnectSignal(response: Response): AbortSignal {
  const disconnected = new AbortController()
  response.once('close', () => disconnected.abort())
  return disconnected.signal
}

/**
 * Decorates a route that returns a `Workbook`, and that the contract declares with `returnsFile()`: sends an attachment.
 * Omit `accion` if the workbook has no data of people, or only data from the same request.
 */
export const ReturnsWorkbook = (accion?: ExportAction, about?: Exported['about']) =>
  applyDecorators(
    SetMetadata(RETURNS_WORKBOOK, true),
    SetMetadata(EXPORTED, accion && ({ accion, about } satisfies Exported)),
    UseInterceptors(WorkbookSender),
    HttpCode(200),
    ApiResponse({
      status: 200,
      description: '',
      content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } },
    }),
  )
