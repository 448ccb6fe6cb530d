import { Module } from '@nestjs/common'
import { AuditController } from './audit.controller.js'
import { AuditExportService } from './audit-export.service.js'
import { AuditTrailService } from './audit-trail.service.js'

/** The API of the audit log. This area reads the entries and imports other areas, which only write entries. */
@Module({ controllers: [AuditController], providers: [AuditTrailService, AuditExportService] })
export class ActivityModule {}
