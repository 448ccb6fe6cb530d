import { type DynamicModule, Global, Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { JwtModule } from '@nestjs/jwt'
import { BodyGuard } from '../http/request-body/body.guard.js'
import { AccessGuard } from './access.guard.js'
import { ContractAccess } from './contract-access.js'
import { RequestsInProgress } from './requests-in-progress.js'
import { Sessions } from './sessions.js'
import { jwtOptions, Tokens } from './tokens.js'

@Global()
@Module({})
class AccessModule {}

/** The guards of all routes, and the services for sessions. `secret` signs the session tokens. */
export const accessModule = (secret: string): DynamicModule => ({
  module: AccessModule,
  imports: [JwtModule.register(jwtOptions(secret))],
  providers: [
    Tokens,
    Sessions,
    ContractAccess,
    RequestsInProgress,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: BodyGuard },
  ],
  exports: [Tokens, Sessions, ContractAccess],
})
