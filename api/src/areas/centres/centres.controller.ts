import { doneAnswer } from '@fichero/contract/auth.schema'
import {
  type CentreSavedAnswer,
  type CentreValues,
  centreBody,
  centreSavedAnswer,
  centresAnswer,
} from '@fichero/contract/centres.schema'
import { wholeNumber } from '@fichero/contract/common.schema'
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ReturnsCreated } from '../../http/validation/returns-created.decorator.js'
import { IfMatch, Versioned } from '../../records/row-updates/versioned.decorator.js'
import { CentresService } from './centres.service.js'

const versionOf = ({ centro }: CentreSavedAnswer) => centro.version

@Controller('centros')
export class CentresController {
  constructor(private readonly centres: CentresService) {}

  @Get()
  @Can('centres:manage')
  @Returns(centresAnswer)
  list() {
    return this.centres.list()
  }

  @Post()
  @Can('centres:manage')
  @ReturnsCreated(centreSavedAnswer, () => '/centros')
  create(@Body({ schema: centreBody }) body: CentreValues, @CurrentUser() actor: Actor) {
    return this.centres.create(actor, body)
  }

  @Put(':id')
  @Can('centres:manage')
  @Versioned(versionOf)
  @Returns(centreSavedAnswer)
  update(
    @Param('id', { schema: wholeNumber() }) id: number,
    @Body({ schema: centreBody }) body: CentreValues,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.centres.update(actor, id, body, ifMatch)
  }

  @Post(':id/confirmar')
  @Can('centres:manage')
  @Returns(centreSavedAnswer)
  confirm(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.centres.confirm(actor, id)
  }

  @Delete(':id')
  @Can('centres:manage')
  @Returns(doneAnswer)
  discard(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.centres.discard(actor, id)
  }
}
