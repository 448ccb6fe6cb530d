import { Module } from '@nestjs/common'
import { DashboardController } from './dashboard.controller.js'
import { EndingSoon } from './ending-soon.service.js'
import { FigureApprentices } from './figure-apprentices.service.js'
import { Figures } from './figures.service.js'

@Module({ controllers: [DashboardController], providers: [Figures, EndingSoon, FigureApprentices] })
export class DashboardModule {}
