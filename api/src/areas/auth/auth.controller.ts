import {
  configAnswer,
  doneAnswer,
  type ForgotPassword,
  forgotPasswordBody,
  type LogoutQuery,
  loginAnswer,
  loginBody,
  logoutAnswer,
  logoutQuery,
  type Register,
  type RegisterQuery,
  type ResetPassword,
  registerAnswer,
  registerBody,
  registerQuery,
  resetLinkAnswer,
  resetPasswordBody,
  resetToken,
  sessionAnswer,
} from '@fichero/contract/auth.schema'
import type { Language } from '@fichero/contract/enums'
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common'
import type { z } from 'zod'
import { Authenticated, Public } from '../../access/access.decorators.js'
import { type Actor, CurrentSession, CurrentUser } from '../../access/current-user.decorator.js'
import { GroupCookie, type SetGroupCookie } from '../../access/release-group.js'
import type { Session } from '../../access/tokens.js'
import { Config } from '../../config/config.js'
import { Address } from '../../http/throttle/address.decorator.js'
import { Throttled } from '../../http/throttle/throttled.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { Sends } from '../../http/validation/sends.decorator.js'
import { PageLanguage } from '../../i18n/answer-language.js'
import { AuthService } from './auth.service.js'
import { DeviceCookie, type Origin, RequestOrigin, type SetDeviceCookie } from './origin.decorator.js'
import { PasswordResetService } from './password-reset.service.js'
import { RegistrationService } from './registration.service.js'
import { SignOutService } from './sign-out.service.js'

@Controller('auth')
export class AuthController {
  constructor(
    private readonly settings: Config,
    private readonly auth: AuthService,
    private readonly signOut: SignOutService,
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordResetService,
  ) {}

  @Post('login')
  @Throttled('address', 'account', 'place')
  @Public()
  @Sends('Set-Cookie')
  @Returns(loginAnswer)
  async login(
    @Body({ schema: loginBody }) body: z.output<typeof loginBody>,
    @RequestOrigin() origin: Origin,
    @DeviceCookie() setDeviceCookie: SetDeviceCookie,
    @GroupCookie() setGroupCookie: SetGroupCookie,
    @PageLanguage() language: Language,
  ) {
    const answer = await this.auth.login(body, { origin, setDeviceCookie, language })
    setGroupCookie(answer.user, this.settings)
    return answer
  }

  @Get('session')
  @Authenticated()
  @Sends('Set-Cookie')
  @Returns(sessionAnswer)
  session(@CurrentUser() actor: Actor, @GroupCookie() setGroupCookie: SetGroupCookie) {
    setGroupCookie(actor, this.settings)
    return this.auth.session(actor)
  }

  @Post('logout')
  @Authenticated()
  @Returns(logoutAnswer)
  logout(
    @CurrentUser() actor: Actor,
    @CurrentSession() session: Session,
    @Query({ schema: logoutQuery }) query: LogoutQuery,
  ) {
    return this.signOut.signOut(actor, session, query)
  }

  @Post('register')
  @Throttled('address', 'account')
  @Public()
  @Returns(registerAnswer)
  register(
    @Body({ schema: registerBody }) body: Register,
    @Query({ schema: registerQuery }) query: RegisterQuery,
    @Address() address: string,
    @PageLanguage() language: Language,
  ) {
    return this.registration.register(body, query, address, language)
  }

  @Post('forgot-password')
  @Throttled('address', 'account', 'place')
  @Public()
  @Returns(doneAnswer)
  forgot(
    @Body({ schema: forgotPasswordBody }) body: ForgotPassword,
    @RequestOrigin() origin: Origin,
    @PageLanguage() language: Language,
  ) {
    return this.passwords.forgot(body, origin, language)
  }

  @Get('config')
  @Public()
  @Returns(configAnswer)
  config() {
    return this.registration.config()
  }

  @Get('reset-password/:token')
  @Throttled('address')
  @Public()
  @Returns(resetLinkAnswer)
  checkLink(@Param('token', { schema: resetToken }) token: string, @RequestOrigin() origin: Origin) {
    return this.passwords.check(token, origin)
  }

  @Post('reset-password/:token')
  @Throttled('address')
  @Public()
  @Returns(doneAnswer)
  reset(
    @Param('token', { schema: resetToken }) token: string,
    @Body({ schema: resetPasswordBody }) body: ResetPassword,
    @RequestOrigin() origin: Origin,
    @PageLanguage() language: Language,
  ) {
    return this.passwords.reset(token, body, origin, language)
  }
}
