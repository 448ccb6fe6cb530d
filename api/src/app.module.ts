import { type DynamicModule, Module } from '@nestjs/common'
import { APP_FILTER, APP_PIPE } from '@nestjs/core'
import type { DataSource } from 'typeorm'
import { accessModule } from './access/access.module.js'
import { ActivityModule } from './activity/activity.module.js'
import { AuditModule } from './audit/audit.module.js'
import { AuthModule } from './auth/auth.module.js'
import type { Config } from './config/config.js'
import { ErrorFilter } from './error.filter.js'
import { FichasModule } from './fichas/fichas.module.js'
import { HealthModule } from './health/health.module.js'
import { KeepingModule } from './keeping/keeping.module.js'
import { DatabaseOutage } from './logging/database-outage.js'
import { MailModule } from './mail/mail.module.js'
import { ManualsModule } from './manuals/manuals.module.js'
import { OtherMethodsModule } from './methods/other-methods.module.js'
import { platformModule } from './platform.module.js'
import { ProgramsModule } from './programs/programs.module.js'
import { RemotesModule } from './remotes/remotes.module.js'
import { SearchModule } from './search/search.module.js'
import { StatusModule } from './status/status.module.js'
import type { RedisClient } from './throttle/connect-redis.js'
import { throttleModule } from './throttle/throttle.module.js'
import { UsersModule } from './users/users.module.js'
import { SchemaPipe } from './validation/schema.pipe.js'
import { WebModule } from './web/web.module.js'

const AREAS = [
  MailModule,
  AuditModule,
  ActivityModule,
  AuthModule,
  UsersModule,
  ProgramsModule,
  FichasModule,
  SearchModule,
  ManualsModule,
  RemotesModule,
  HealthModule,
  StatusModule,
  KeepingModule,
  OtherMethodsModule,
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
  imports: [platformModule(config, secret, dataSource), accessModule(secret), throttleModule(redis), ...AREAS],
  providers: [
    DatabaseOutage,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: SchemaPipe },
  ],
})
