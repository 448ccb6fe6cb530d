import { type NextReleaseData, nextReleaseAnswer, nextReleaseData } from '@fichero/contract/next-release.schema'
import { Body, Controller, Delete, Put } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { NextReleaseService } from './next-release.service.js'

@Controller('admin/remotes/proxima')
export class NextReleaseController {
  constructor(private readonly next: NextReleaseService) {}

  @Put()
  @Can('remotes:manage')
  @Returns(nextReleaseAnswer)
  announce(@Body({ schema: nextReleaseData }) data: NextReleaseData, @CurrentUser() actor: Actor) {
    return this.next.announce(actor, data)
  }

  @Delete()
  @Can('remotes:manage')
  @Returns(nextReleaseAnswer)
  withdraw(@CurrentUser() actor: Actor) {
    return this.next.withdraw(actor)
  }
}
