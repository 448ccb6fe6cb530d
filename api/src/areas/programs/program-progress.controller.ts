import { programFiguresAnswer } from '@fichero/contract/dashboard.schema'
import { Controller, Get } from '@nestjs/common'
import { Authenticated } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ProgramProgressService } from './program-progress.service.js'

@Controller('dashboard')
export class ProgramProgressController {
  constructor(private readonly progress: ProgramProgressService) {}

  @Get('programs')
  @Authenticated()
  @Returns(programFiguresAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.progress.list(actor)
  }
}
