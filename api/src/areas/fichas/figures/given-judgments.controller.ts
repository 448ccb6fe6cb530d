import { wholeNumber } from '@fichero/contract/common.schema'
import { givenJudgmentsAnswer } from '@fichero/contract/users.schema'
import { Controller, Get, Param } from '@nestjs/common'
import { Authenticated } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { GivenJudgmentsService } from './given-judgments.service.js'

@Controller('users')
export class GivenJudgmentsController {
  constructor(private readonly judgments: GivenJudgmentsService) {}

  @Get('juicios/:id')
  @Authenticated()
  @Returns(givenJudgmentsAnswer)
  count(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.judgments.count(actor, id)
  }
}
