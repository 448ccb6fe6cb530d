import {
  type AuditExportQuery,
  type AuditQuery,
  auditAnswer,
  auditExportQuery,
  auditPeopleAnswer,
  auditQuery,
} from '@fichero/contract/audit.schema'
import { Controller, Get, Query } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { AuditExportService } from './audit-export.service.js'
import { AuditTrailService } from './audit-trail.service.js'

@Controller('admin/audit')
export class AuditController {
  constructor(
    private readonly trail: AuditTrailService,
    private readonly exports: AuditExportService,
  ) {}

  @Get()
  @Can('audit:view')
  @Returns(auditAnswer)
  list(@Query({ schema: auditQuery }) query: AuditQuery, @CurrentUser() actor: Actor) {
    return this.trail.list(actor, query)
  }

  @Get('personas')
  @Can('audit:view')
  @Returns(auditPeopleAnswer)
  people(@CurrentUser() actor: Actor) {
    return this.trail.people(actor)
  }

  @Get('exportacion')
  @Can('audit:view')
  @ReturnsWorkbook('exports:activity')
  export(@Query({ schema: auditExportQuery }) query: AuditExportQuery, @CurrentUser() actor: Actor) {
    return this.exports.export(actor, query)
  }
}
