import { Module } from '@nestjs/common'
import { AdminController } from './admin.controller.js'
import { AuditTrailService } from './audit-trail.service.js'

@Module({ controllers: [AdminController], providers: [AuditTrailService] })
export class AdminModule {}
