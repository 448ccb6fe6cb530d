import type {
  DashboardApprenticesAnswer,
  dashboardApprenticesQuery,
  EndingSoonAnswer,
  ProgramFiguresAnswer,
  TytAnswer,
} from '../dashboard.schema.ts'
import { get, type QueryOf } from './call.ts'

const COUNTED = ['fichas', 'apprentices', 'programs'] as const

export const countTyt = get('/dashboard/tyt', { access: 'authenticated', reads: COUNTED }).returns<TytAnswer>()

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
