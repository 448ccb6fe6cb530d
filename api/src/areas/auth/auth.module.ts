import { Module } from '@nestjs/common'
import { AuthController } from './auth.controller.js'
import { AuthService } from './auth.service.js'
import { InstitutionController } from './institution/institution.controller.js'
import { InstitutionService } from './institution/institution.service.js'
import { InstitutionSessions } from './institution/institution-sessions.js'
import { InstitutionProvider } from './institution/provider.js'
import { KnownOrigins } from './known-origins.js'
import { PasswordResetService } from './password-reset.service.js'
import { RegistrationService } from './registration.service.js'
import { SignInTrail } from './sign-in-trail.js'
import { SignOutService } from './sign-out.service.js'

@Module({
  controllers: [AuthController, InstitutionController],
  providers: [
    AuthService,
    KnownOrigins,
    SignInTrail,
    SignOutService,
    RegistrationService,
    PasswordResetService,
    InstitutionProvider,
    InstitutionSessions,
    InstitutionService,
  ],
})
export class AuthModule {}
