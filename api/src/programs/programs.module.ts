import { Module } from '@nestjs/common'
import { ProgramCreationService } from './program-creation.service.js'
import { ProgramProgressController } from './program-progress.controller.js'
import { ProgramProgressService } from './program-progress.service.js'
import { ProgramStatesService } from './program-states.service.js'
import { ProgramUpdateService } from './program-update.service.js'
import { ProgramsController } from './programs.controller.js'
import { ProgramsService } from './programs.service.js'

@Module({
  controllers: [ProgramsController, ProgramProgressController],
  providers: [
    ProgramsService,
    ProgramCreationService,
    ProgramUpdateService,
    ProgramStatesService,
    ProgramProgressService,
  ],
})
export class ProgramsModule {}
