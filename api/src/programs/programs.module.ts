import { Module } from '@nestjs/common'
import { ProgramCreation } from './program-creation.service.js'
import { ProgramEdition } from './program-edition.service.js'
import { ProgramStates } from './program-states.service.js'
import { ProgramsController } from './programs.controller.js'
import { ProgramsService } from './programs.service.js'

@Module({
  controllers: [ProgramsController],
  providers: [ProgramsService, ProgramCreation, ProgramEdition, ProgramStates],
})
export class ProgramsModule {}
