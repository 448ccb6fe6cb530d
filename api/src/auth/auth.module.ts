import { Module } from '@nestjs/common'
import { AuthController } from './auth.controller.js'
import { AuthService } from './auth.service.js'
import { PasswordResetService } from './password-reset.service.js'
import { RegistrationService } from './registration.service.js'

@Module({ controllers: [AuthController], providers: [AuthService, RegistrationService, PasswordResetService] })
export class AuthModule {}
