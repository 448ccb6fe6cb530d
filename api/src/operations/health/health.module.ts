import { Module } from '@nestjs/common'
import { HealthController } from './health.controller.js'
import { Readiness } from './readiness.js'
import { Startup } from './startup.js'

@Module({ controllers: [HealthController], providers: [Readiness, Startup] })
export class HealthModule {}
