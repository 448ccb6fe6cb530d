import {
  type AdminUsersQuery,
  type AuditQuery,
  adminUsersAnswer,
  adminUsersQuery,
  approvalAnswer,
  auditAnswer,
  auditQuery,
  decisionAnswer,
  pendingUsersAnswer,
  statsAnswer,
} from '@fichero/contract/admin.schema'
import { documentNumber } from '@fichero/contract/common.schema'
import { Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common'
import { Can } from '../access/access.decorators.js'
import { type Actor, CurrentUser } from '../access/current-user.decorator.js'
import { AuditTrail } from '../audit/audit-trail.service.js'
import { Returns } from '../validation/returns.decorator.js'
import { AllUsers } from './all-users.service.js'
import { Requests } from './requests.service.js'
import { Stats } from './stats.service.js'

@Controller('admin')
export class AdminController {
  constructor(
    private readonly requests: Requests,
    private readonly stats: Stats,
    private readonly users: AllUsers,
    private readonly trail: AuditTrail,
  ) {}

  @Get('pending-users')
  @Can('users:approve')
  @Returns(pendingUsersAnswer)
  listPending() {
    return this.requests.list()
  }

  @Patch('approve-user/:nro_documento')
  @Can('users:approve')
  @Returns(approvalAnswer)
  approve(@Param('nro_documento', { schema: documentNumber }) document: string, @CurrentUser() actor: Actor) {
    return this.requests.approve(actor, document)
  }

  @Delete('reject-user/:nro_documento')
  @Can('users:approve')
  @Returns(decisionAnswer)
  reject(@Param('nro_documento', { schema: documentNumber }) document: string, @CurrentUser() actor: Actor) {
    return this.requests.reject(actor, document)
  }

  @Get('stats')
  @Can('users:view-stats')
  @Returns(statsAnswer)
  countUsers() {
    return this.stats.count()
  }

  @Get('users')
  @Can('users:view-all')
  @Returns(adminUsersAnswer)
  listUsers(@Query({ schema: adminUsersQuery }) query: AdminUsersQuery) {
    return this.users.list(query)
  }

  @Get('audit')
  @Can('audit:view')
  @Returns(auditAnswer)
  listAudit(@Query({ schema: auditQuery }) query: AuditQuery) {
    return this.trail.list(query)
  }
}
