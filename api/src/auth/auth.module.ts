import { Module } from '@nestjs/common'
import { AuthController } from './auth.controller.js'
import { AuthService } from './auth.service.js'
import { PasswordReset } from './password-reset.service.js'
import { Registration } from './registration.service.js'

@Module({ controllers: [AuthController], providers: [AuthService, Registration, PasswordReset] })
export class AuthModule {}
