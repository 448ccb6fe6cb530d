import {
  type DashboardApprenticesQuery,
  dashboardApprenticesAnswer,
  dashboardApprenticesQuery,
  endingSoonAnswer,
  loadersAnswer,
  ownFichasAnswer,
  ownOwedAnswer,
  reportCountsAnswer,
  tytAnswer,
} from '@fichero/contract/dashboard.schema'
import { type ScheduleQuery, scheduleAnswer, scheduleQuery } from '@fichero/contract/schedule.schema'
import { Controller, Get, Query } from '@nestjs/common'
import { Authenticated, Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { OwedService } from '../owed/owed.service.js'
import { TytFiguresService } from '../tyt/tyt-figures.service.js'
import { ApprenticesInTrainingService } from './apprentices-in-training.service.js'
import { EndingSoonService } from './ending-soon.service.js'
import { OwnFichasService } from './own-fichas.service.js'
import { ReportsService } from './reports.service.js'
import { ScheduleService } from './schedule.service.js'

@Controller('dashboard')
export class FichaFiguresController {
  constructor(
    private readonly readiness: TytFiguresService,
    private readonly endingSoon: EndingSoonService,
    private readonly apprentices: ApprenticesInTrainingService,
    private readonly ownFichas: OwnFichasService,
    private readonly owed: OwedService,
    private readonly reports: ReportsService,
    private readonly schedule: ScheduleService,
  ) {}

  @Get('own-fichas')
  @Authenticated()
  @Returns(ownFichasAnswer)
  listOwn(@CurrentUser() actor: Actor) {
    return this.ownFichas.list(actor)
  }

  @Get('owed')
  @Authenticated()
  @Returns(ownOwedAnswer)
  countOwed(@CurrentUser() actor: Actor) {
    return this.owed.countOwn(actor)
  }

  @Get('reports')
  @Can('fichas:import-evaluations')
  @Returns(reportCountsAnswer)
  countReports(@CurrentUser() actor: Actor) {
    return this.reports.count(actor)
  }

  @Get('loaders')
  @Authenticated()
  @Returns(loadersAnswer)
  listLoaders(@CurrentUser() actor: Actor) {
    return this.reports.loaders(actor)
  }

  @Get('tyt')
  @Authenticated()
  @Returns(tytAnswer)
  countByReadiness(@CurrentUser() actor: Actor) {
    return this.readiness.totals(actor, { mias: false })
  }

  @Get('schedule')
  @Authenticated()
  @Returns(scheduleAnswer)
  compareWithDates(@Query({ schema: scheduleQuery }) query: ScheduleQuery, @CurrentUser() actor: Actor) {
    return this.schedule.list(actor, query)
  }

  @Get('ending-soon')
  @Authenticated()
  @Returns(endingSoonAnswer)
  listEndingSoon(@CurrentUser() actor: Actor) {
    return this.endingSoon.list(actor)
  }

  @Get('apprentices')
  @Authenticated()
  @Returns(dashboardApprenticesAnswer)
  listApprentices(
    @Query({ schema: dashboardApprenticesQuery }) query: DashboardApprenticesQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.apprentices.list(actor, query)
  }
}
