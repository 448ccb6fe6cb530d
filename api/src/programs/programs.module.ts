import { Module } from '@nestjs/common'
import { ProgramCreation } from './program-creation.service.js'
import { ProgramEdition } from './program-edition.service.js'
import { ProgramProgressController } from './program-progress.controller.js'
import { ProgramProgress } from './program-progress.service.js'
import { ProgramStates } from './program-states.service.js'
import { ProgramsController } from './programs.controller.js'
import { ProgramsService } from './programs.service.js'

@Module({
  controllers: [ProgramsController, ProgramProgressController],
  providers: [ProgramsService, ProgramCreation, ProgramEdition, ProgramStates, ProgramProgress],
})
export class ProgramsModule {}
