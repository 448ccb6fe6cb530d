import { Module } from '@nestjs/common'
import { ProgramCreationService } from './program-creation.service.js'
import { ProgramFileService } from './program-file.service.js'
import { ProgramProgressController } from './program-progress.controller.js'
import { ProgramProgressService } from './program-progress.service.js'
import { ProgramStatesService } from './program-states.service.js'
import { ProgramUpdateService } from './program-update.service.js'
import { ProgramWorkbooksService } from './program-workbooks.service.js'
import { ProgramsController } from './programs.controller.js'
import { ProgramsService } from './programs.service.js'

@Module({
  controllers: [ProgramsController, ProgramProgressController],
  providers: [
    ProgramsService,
    ProgramCreationService,
    ProgramFileService,
    ProgramUpdateService,
    ProgramStatesService,
    ProgramProgressService,
    ProgramWorkbooksService,
  ],
})
export class ProgramsModule {}
