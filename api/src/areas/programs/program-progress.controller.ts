import { programFiguresAnswer } from '@fichero/contract/dashboard.schema'
import { Controller, Get } from '@nestjs/common'
import { Authenticated } from '../../access/access.decorators.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ProgramProgressService } from './program-progress.service.js'

@Controller('dashboard')
export class ProgramProgressController {
  constructor(private readonly progress: ProgramProgressService) {}

  @Get('programs')
  @Authenticated()
  @Returns(programFiguresAnswer)
  list() {
    return this.progress.list()
  }
}
