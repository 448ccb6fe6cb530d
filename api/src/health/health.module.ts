import { Module } from '@nestjs/common'
import { HealthController } from './health.controller.js'
import { Startup } from './startup.js'

@Module({ controllers: [HealthController], providers: [Startup] })
export class HealthModule {}
