import { importProgress, progressId } from '@fichero/contract/imports.schema'
import { Controller, Get, Param } from '@nestjs/common'
import { Authenticated } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ProgressOfRequests } from './progress.js'

@Controller('importaciones/en-curso')
export class ProgressController {
  constructor(private readonly progress: ProgressOfRequests) {}

  @Get(':id')
  @Authenticated()
  @Returns(importProgress)
  get(@Param('id', { schema: progressId }) id: string, @CurrentUser() actor: Actor) {
    return this.progress.of({ actor, id })
  }
}
