import {
  doneAnswer,
  type ForgotPassword,
  forgotPasswordBody,
  loginAnswer,
  loginBody,
  type Register,
  type RegisterQuery,
  type ResetPassword,
  registerAnswer,
  registerBody,
  registerQuery,
  resetPasswordBody,
  resetToken,
  sessionAnswer,
} from '@fichero/contract/auth.schema'
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common'
import type { z } from 'zod'
import { Authenticated, Public } from '../access/access.decorators.js'
import { type Actor, CurrentUser } from '../access/current-user.decorator.js'
import { Address } from '../throttle/address.decorator.js'
import { Returns } from '../validation/returns.decorator.js'
import { AuthService } from './auth.service.js'
import { PasswordResetService } from './password-reset.service.js'
import { RegistrationService } from './registration.service.js'

@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordResetService,
  ) {}

  @Post('login')
  @Public()
  @Returns(loginAnswer)
  login(@Body({ schema: loginBody }) body: z.output<typeof loginBody>, @Address() address: string) {
    return this.auth.login(body, address)
  }

  @Get('session')
  @Authenticated()
  @Returns(sessionAnswer)
  session(@CurrentUser() actor: Actor) {
    return this.auth.session(actor)
  }

  @Post('register')
  @Public()
  @Returns(registerAnswer, { status: 201 })
  register(
    @Body({ schema: registerBody }) body: Register,
    @Query({ schema: registerQuery }) query: RegisterQuery,
    @Address() address: string,
  ) {
    return this.registration.register(body, query, address)
  }

  @Post('forgot-password')
  @Public()
  @Returns(doneAnswer)
  forgot(@Body({ schema: forgotPasswordBody }) body: ForgotPassword, @Address() address: string) {
    return this.passwords.forgot(body, address)
  }

  @Post('reset-password/:token')
  @Public()
  @Returns(doneAnswer)
  reset(
    @Param('token', { schema: resetToken }) token: string,
    @Body({ schema: resetPasswordBody }) body: ResetPassword,
    @Address() address: string,
  ) {
    return this.passwords.reset(token, body, address)
  }
}
