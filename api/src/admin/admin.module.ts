import { Module } from '@nestjs/common'
import { AuditTrail } from '../audit/audit-trail.service.js'
import { AdminController } from './admin.controller.js'
import { AllUsers } from './all-users.service.js'
import { Requests } from './requests.service.js'
import { Stats } from './stats.service.js'

@Module({ controllers: [AdminController], providers: [Requests, Stats, AllUsers, AuditTrail] })
export class AdminModule {}
