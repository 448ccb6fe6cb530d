import {
  type DashboardApprenticesQuery,
  dashboardApprenticesAnswer,
  dashboardApprenticesQuery,
  endingSoonAnswer,
  tytAnswer,
} from '@fichero/contract/dashboard.schema'
import { Controller, Get, Query } from '@nestjs/common'
import { Authenticated } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../validation/returns.decorator.js'
import { TytFiguresService } from '../tyt/tyt-figures.service.js'
import { ApprenticesInTrainingService } from './apprentices-in-training.service.js'
import { EndingSoonService } from './ending-soon.service.js'

@Controller('dashboard')
export class FichaFiguresController {
  constructor(
    private readonly readiness: TytFiguresService,
    private readonly endingSoon: EndingSoonService,
    private readonly apprentices: ApprenticesInTrainingService,
  ) {}

  @Get('tyt')
  @Authenticated()
  @Returns(tytAnswer)
  countByReadiness(@CurrentUser() actor: Actor) {
    return this.readiness.totals(actor, { mias: false })
  }

  @Get('ending-soon')
  @Authenticated()
  @Returns(endingSoonAnswer)
  listEndingSoon() {
    return this.endingSoon.list()
  }

  @Get('apprentices')
  @Authenticated()
  @Returns(dashboardApprenticesAnswer)
  listApprentices(@Query({ schema: dashboardApprenticesQuery }) query: DashboardApprenticesQuery) {
    return this.apprentices.list(query)
  }
}
