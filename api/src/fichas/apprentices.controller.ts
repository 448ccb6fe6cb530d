import { apprenticeDocument } from '@fichero/contract/common.schema'
import { apprenticeAnswer, apprenticeQuery } from '@fichero/contract/fichas.schema'
import { Controller, Get, Param, Query } from '@nestjs/common'
import { Authenticated } from '../access/access.decorators.js'
import { type Actor, CurrentUser } from '../access/current-user.decorator.js'
import { Returns } from '../validation/returns.decorator.js'
import { ApprenticesService } from './apprentices.service.js'

@Controller('fichas/aprendiz')
export class ApprenticesController {
  constructor(private readonly apprentices: ApprenticesService) {}

  @Get(':documentNumber')
  @Authenticated()
  @Returns(apprenticeAnswer)
  get(
    @Param('documentNumber', { schema: apprenticeDocument }) nroDocumento: string,
    @Query({ schema: apprenticeQuery }) { ficha }: { ficha?: number | undefined },
    @CurrentUser() actor: Actor,
  ) {
    return this.apprentices.get(actor, nroDocumento, ficha)
  }
}
