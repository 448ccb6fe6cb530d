import { wholeNumber } from '@fichero/contract/common.schema'
import { type ImportQuery, importAnswer, importQuery } from '@fichero/contract/imports.schema'
import { MAX_PEOPLE_FILE } from '@fichero/contract/limits'
import { scheduledInstructorsAnswer } from '@fichero/contract/scheduled-instructors.schema'
import { Controller, Get, Param, Put, Query, UploadedFile } from '@nestjs/common'
import { Authenticated, Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Upload } from '../../../files/uploads/upload.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { InstructorsLoadService } from './instructors-load.service.js'
import { ScheduledInstructorsService } from './scheduled-instructors.service.js'

@Controller('fichas/:nroFicha/instructores')
export class ScheduledInstructorsController {
  constructor(
    private readonly scheduled: ScheduledInstructorsService,
    private readonly loads: InstructorsLoadService,
  ) {}

  @Get()
  @Authenticated()
  @Returns(scheduledInstructorsAnswer)
  get(@Param('nroFicha', { schema: wholeNumber() }) nroFicha: number, @CurrentUser() actor: Actor) {
    return this.scheduled.get(actor, nroFicha)
  }

  @Put()
  @Can('fichas:import-evaluations')
  @Upload('archivo_excel', MAX_PEOPLE_FILE)
  @Returns(importAnswer)
  import(
    @Param('nroFicha', { schema: wholeNumber() }) nroFicha: number,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: importQuery }) query: ImportQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.loads.import(actor, nroFicha, file, query)
  }
}
