import {
  doneAnswer,
  type InstitutionEntry,
  institutionAttemptAnswer,
  institutionEntryBody,
  loginAnswer,
  logoutTokenBody,
} from '@fichero/contract/auth.schema'
import type { Language } from '@fichero/contract/enums'
import { Body, Controller, Post } from '@nestjs/common'
import type { z } from 'zod'
import { Anonymous } from '../../../access/access.decorators.js'
import { GroupCookie, type SetGroupCookie } from '../../../access/release-group.js'
import { Config } from '../../../config/config.js'
import { FORM, Takes } from '../../../http/request-body/body.guard.js'
import { Throttled } from '../../../http/throttle/throttled.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { Sends } from '../../../http/validation/sends.decorator.js'
import { PageLanguage } from '../../../i18n/answer-language.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { DeviceCookie, type Origin, RequestOrigin, type SetDeviceCookie } from '../origin.decorator.js'
import { InstitutionService } from './institution.service.js'
import { InstitutionSessions } from './institution-sessions.js'

@Controller('auth/institucion')
export class InstitutionController {
  constructor(
    private readonly settings: Config,
    private readonly institution: InstitutionService,
    private readonly sessions: InstitutionSessions,
  ) {}

  @Post()
  @Anonymous()
  @Returns(institutionAttemptAnswer)
  begin() {
    return this.institution.begin()
  }

  @Post('entrada')
  @Throttled('address')
  @Anonymous()
  @Sends('Set-Cookie')
  @Returns(loginAnswer)
  async enter(
    @Body({ schema: institutionEntryBody }) entry: InstitutionEntry,
    @RequestOrigin() origin: Origin,
    @DeviceCookie() setDeviceCookie: SetDeviceCookie,
    @GroupCookie() setGroupCookie: SetGroupCookie,
    @PageLanguage() language: Language,
  ) {
    const answer = await this.institution.enter(entry, { origin, setDeviceCookie, language })
    setGroupCookie(answer.user, this.settings)
    return answer
  }

  @Post('salida')
  @Takes(FORM)
  @Anonymous()
  @Returns(doneAnswer)
  async end(@Body({ schema: logoutTokenBody }) { logout_token }: z.output<typeof logoutTokenBody>) {
    await this.sessions.endNoticed(logout_token)
    return succeed('institution_session_ended')
  }
}
