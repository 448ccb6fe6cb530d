import { doneAnswer } from '@fichero/contract/auth.schema'
import { wholeNumber } from '@fichero/contract/common.schema'
import {
  madeLinksAnswer,
  type OpenProgress,
  openProgressBody,
  ownProgressAnswer,
  type ProgressLinksQuery,
  progressLinksAnswer,
  progressLinksQuery,
} from '@fichero/contract/progress-links.schema'
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common'
import { Authenticated, Public } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Address } from '../../../http/throttle/address.decorator.js'
import { Throttled } from '../../../http/throttle/throttled.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { OwnProgressService } from './own-progress.service.js'
import { ProgressLinksService } from './progress-links.service.js'

@Controller()
export class ProgressLinksController {
  constructor(
    private readonly links: ProgressLinksService,
    private readonly own: OwnProgressService,
  ) {}

  @Get('fichas/:nroFicha/enlaces')
  @Authenticated()
  @Returns(progressLinksAnswer)
  list(@Param('nroFicha', { schema: wholeNumber() }) nroFicha: number, @CurrentUser() actor: Actor) {
    return this.links.list(actor, nroFicha)
  }

  @Post('fichas/:nroFicha/enlaces')
  @Authenticated()
  @Returns(madeLinksAnswer)
  make(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Query({ schema: progressLinksQuery }) { aprendiz }: ProgressLinksQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.links.make(actor, nroFicha, aprendiz)
  }

  @Delete('fichas/:nroFicha/enlaces')
  @Authenticated()
  @Returns(doneAnswer)
  revoke(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @Query({ schema: progressLinksQuery }) { aprendiz }: ProgressLinksQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.links.revoke(actor, nroFicha, aprendiz)
  }

  @Post('mi-avance')
  @Throttled('address')
  @Public()
  @Returns(ownProgressAnswer)
  open(@Body({ schema: openProgressBody }) body: OpenProgress, @Address() address: string) {
    return this.own.open(body, address)
  }
}
