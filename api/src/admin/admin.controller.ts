import { type AuditQuery, auditAnswer, auditQuery } from '@fichero/contract/admin.schema'
import { Controller, Get, Query } from '@nestjs/common'
import { Can } from '../access/access.decorators.js'
import { Returns } from '../validation/returns.decorator.js'
import { AuditTrailService } from './audit-trail.service.js'

@Controller('admin')
export class AdminController {
  constructor(private readonly trail: AuditTrailService) {}

  @Get('audit')
  @Can('audit:view')
  @Returns(auditAnswer)
  listAudit(@Query({ schema: auditQuery }) query: AuditQuery) {
    return this.trail.list(query)
  }
}
