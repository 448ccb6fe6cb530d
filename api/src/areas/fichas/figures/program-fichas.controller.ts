import { wholeNumber } from '@fichero/contract/common.schema'
import { programFichasAnswer } from '@fichero/contract/programs.schema'
import { Controller, Get, Param } from '@nestjs/common'
import { Authenticated } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { ProgramFichasService } from './program-fichas.service.js'

@Controller('programs')
export class ProgramFichasController {
  constructor(private readonly fichas: ProgramFichasService) {}

  @Get('fichas/:id')
  @Authenticated()
  @Returns(programFichasAnswer)
  get(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.fichas.get(actor, id)
  }
}
