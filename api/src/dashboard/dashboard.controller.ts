import {
  type DashboardApprenticesQuery,
  dashboardApprenticesAnswer,
  dashboardApprenticesQuery,
  endingSoonAnswer,
  programFiguresAnswer,
  tytAnswer,
} from '@fichero/contract/dashboard.schema'
import { Controller, Get, Query } from '@nestjs/common'
import { Authenticated } from '../access/access.decorators.js'
import { Returns } from '../validation/returns.decorator.js'
import { EndingSoon } from './ending-soon.service.js'
import { FigureApprentices } from './figure-apprentices.service.js'
import { Figures } from './figures.service.js'

@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly figures: Figures,
    private readonly endingSoon: EndingSoon,
    private readonly apprentices: FigureApprentices,
  ) {}

  @Get('tyt')
  @Authenticated()
  @Returns(tytAnswer)
  countTyt() {
    return this.figures.tyt()
  }

  @Get('programs')
  @Authenticated()
  @Returns(programFiguresAnswer)
  programFigures() {
    return this.figures.programs()
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
