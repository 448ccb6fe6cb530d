import { Module } from '@nestjs/common'
import { AuditController } from './audit.controller.js'
import { AuditExportService } from './audit-export.service.js'
import { AuditTrailService } from './audit-trail.service.js'

/** Reads the audit trail for people: it knows the areas, which only write to it. */
@Module({ controllers: [AuditController], providers: [AuditTrailService, AuditExportService] })
export class ActivityModule {}
