import { endingContractsAnswer } from '@fichero/contract/users.schema'
import { Controller, Get } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { EndingContractsService } from './ending-contracts.service.js'

@Controller('dashboard')
export class EndingContractsController {
  constructor(private readonly contracts: EndingContractsService) {}

  @Get('contracts')
  @Can('users:edit')
  @Returns(endingContractsAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.contracts.list(actor)
  }
}
