import { Module } from '@nestjs/common'
import { AdminController } from './admin.controller.js'
import { AuditTrail } from './audit-trail.service.js'

@Module({ controllers: [AdminController], providers: [AuditTrail] })
export class AdminModule {}
