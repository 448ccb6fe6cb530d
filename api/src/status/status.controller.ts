import { statusAnswer } from '@fichero/contract/status.schema'
import { Controller, Get } from '@nestjs/common'
import { Can } from '../access/access.decorators.js'
import { Returns } from '../validation/returns.decorator.js'
import { StatusService } from './status.service.js'

@Controller('status')
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @Get()
  @Can('status:view')
  @Returns(statusAnswer)
  read() {
    return this.status.read()
  }
}
