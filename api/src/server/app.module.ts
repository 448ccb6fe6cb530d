import { type DynamicModule, Module } from '@nestjs/common'
import { APP_FILTER, APP_PIPE } from '@nestjs/core'
import type { DataSource } from 'typeorm'
import { accessModule } from '../access/access.module.js'
import { ActivityModule } from '../areas/activity/activity.module.js'
import { AuthModule } from '../areas/auth/auth.module.js'
import { CentresModule } from '../areas/centres/centres.module.js'
import { FichasModule } from '../areas/fichas/fichas.module.js'
import { ManualsModule } from '../areas/manuals/manuals.module.js'
import { ModuleDataModule } from '../areas/module-data/module-data.module.js'
import { ModuleServiceModule } from '../areas/module-service/module-service.module.js'
import { ProgramsModule } from '../areas/programs/programs.module.js'
import { RemotesModule } from '../areas/remotes/remotes.module.js'
import { SearchModule } from '../areas/search/search.module.js'
import { UsersModule } from '../areas/users/users.module.js'
import type { Config } from '../config/config.js'
import type { RedisClient } from '../http/throttle/connect-redis.js'
import { throttleModule } from '../http/throttle/throttle.module.js'
import { SchemaPipe } from '../http/validation/schema.pipe.js'
import { MailModule } from '../mail/mail.module.js'
import { DatabaseOutage } from '../observability/logging/database-outage.js'
import { HealthModule } from '../operations/health/health.module.js'
import { PrivacyModule } from '../operations/privacy/privacy.module.js'
import { StatusModule } from '../operations/status/status.module.js'
import { AuditModule } from '../records/audit/audit.module.js'
import { ErrorFilter } from './error.filter.js'
import { MethodNotAllowedModule } from './method-not-allowed.module.js'
import { WebModule } from './pages/web.module.js'
import { platformModule } from './platform.module.js'

const MODULES = [
  MailModule,
  AuditModule,
  ActivityModule,
  AuthModule,
  UsersModule,
  CentresModule,
  ProgramsModule,
  FichasModule,
  SearchModule,
  ManualsModule,
  RemotesModule,
  ModuleDataModule,
  ModuleServiceModule,
  HealthModule,
  StatusModule,
  PrivacyModule,
  MethodNotAllowedModule,
  WebModule,
]

@Module({})
class AppModule {}

export const appModule = (
  config: Config,
  secret: string,
  dataSource: DataSource,
  redis?: RedisClient,
): DynamicModule => ({
  module: AppModule,
  imports: [platformModule(config, secret, dataSource), accessModule(secret), throttleModule(redis), ...MODULES],
  providers: [
    DatabaseOutage,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: SchemaPipe },
  ],
})
