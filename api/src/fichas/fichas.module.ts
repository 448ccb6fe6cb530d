import { Module } from '@nestjs/common'
import { ApprenticesController } from './apprentices.controller.js'
import { ApprenticesService } from './apprentices.service.js'
import { FichaCreation } from './ficha-creation.service.js'
import { FichaEdition } from './ficha-edition.service.js'
import { FichaStates } from './ficha-states.service.js'
import { FichasController } from './fichas.controller.js'
import { FichasService } from './fichas.service.js'
import { EvaluationsService } from './import/evaluations.service.js'

@Module({
  controllers: [FichasController, ApprenticesController],
  providers: [FichasService, FichaCreation, FichaEdition, FichaStates, EvaluationsService, ApprenticesService],
})
export class FichasModule {}
