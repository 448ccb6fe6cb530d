import type {
  DashboardApprenticesAnswer,
  dashboardApprenticesQuery,
  EndingSoonAnswer,
  LoadersAnswer,
  OwnFichasAnswer,
  OwnOwedAnswer,
  ProgramFiguresAnswer,
  ReportCountsAnswer,
  TytAnswer,
} from '../dashboard.schema.ts'
import type { ScheduleAnswer, scheduleQuery } from '../schedule.schema.ts'
import { get, type QueryOf } from './call.ts'

const COUNTED = ['fichas', 'apprentices', 'programs'] as const

export const listOwnFichas = get('/dashboard/own-fichas', {
  access: 'authenticated',
  reads: COUNTED,
}).returns<OwnFichasAnswer>()

export const countOwnOwed = get('/dashboard/owed', { access: 'authenticated', reads: COUNTED }).returns<OwnOwedAnswer>()

export const countReports = get('/dashboard/reports', {
  access: 'fichas:import-evaluations',
  reads: ['fichas'],
}).returns<ReportCountsAnswer>()

export const listLoaders = get('/dashboard/loaders', {
  access: 'authenticated',
  reads: ['users'],
}).returns<LoadersAnswer>()

export const countTyt = get('/dashboard/tyt', { access: 'authenticated', reads: COUNTED }).returns<TytAnswer>()

export const getSchedule = get('/dashboard/schedule', { access: 'authenticated', reads: [...COUNTED, 'users'] })
  .takes<{ query?: QueryOf<typeof scheduleQuery> }>()
  .returns<ScheduleAnswer>()

/** No page uses it any more. Releases of mfe-programs that were built before have a card for it. */
export const programFigures = get('/dashboard/programs', {
  access: 'authenticated',
  reads: COUNTED,
}).returns<ProgramFiguresAnswer>()

export const listEndingSoon = get('/dashboard/ending-soon', {
  access: 'authenticated',
  reads: [...COUNTED, 'users'],
}).returns<EndingSoonAnswer>()

export const listDashboardApprentices = get('/dashboard/apprentices', { access: 'authenticated', reads: COUNTED })
  .takes<{ query?: QueryOf<typeof dashboardApprenticesQuery> }>()
  .returns<DashboardApprenticesAnswer>()
