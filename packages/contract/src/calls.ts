import type {
  AdminUsersAnswer,
  ApprovalAnswer,
  AuditAnswer,
  DecisionAnswer,
  PendingUsersAnswer,
  StatsAnswer,
} from './admin.schema.ts'
import type { DoneAnswer, LoginAnswer, RegisterAnswer } from './auth.schema.ts'
import type {
  DashboardApprenticesAnswer,
  EndingSoonAnswer,
  ProgramFiguresAnswer,
  TytAnswer,
} from './dashboard.schema.ts'
import type {
  ApprenticeAnswer,
  CreateFichaAnswer,
  DisabledFichasAnswer,
  FichaAnswer,
  FichaCounts,
  FichaStateAnswer,
  FichasAnswer,
  UpdateFichaAnswer,
} from './fichas.schema.ts'
import type { ImportAnswer } from './imports.schema.ts'
import type {
  CreateProgramAnswer,
  DisabledProgramsAnswer,
  ProgramAnswer,
  ProgramStateAnswer,
  ProgramsAnswer,
  UpdateProgramAnswer,
} from './programs.schema.ts'
import type { RemotesAnswer } from './remotes.schema.ts'
import type { SearchAnswer } from './search.schema.ts'
import type { DisabledUsersAnswer, UserAnswer, UserSavedAnswer, UsersAnswer } from './users.schema.ts'

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`; `:name` is a parameter. */
  path: `/${string}`
}

/** Every call that clients make. The API's route table test holds its controllers against it. */
export const CALLS = {
  login: { method: 'POST', path: '/auth/login' },
  register: { method: 'POST', path: '/auth/register' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/:token' },
  listUsers: { method: 'GET', path: '/users' },
  getUser: { method: 'GET', path: '/users/:id' },
  listDisabledUsers: { method: 'GET', path: '/users/disabled' },
  createUser: { method: 'POST', path: '/users/create' },
  updateUser: { method: 'PUT', path: '/users/update/:nro_documento' },
  disableUser: { method: 'POST', path: '/users/disabled/:id' },
  enableUser: { method: 'POST', path: '/users/enabled/:id' },
  listPendingUsers: { method: 'GET', path: '/admin/pending-users' },
  approveUser: { method: 'PATCH', path: '/admin/approve-user/:nro_documento' },
  rejectUser: { method: 'DELETE', path: '/admin/reject-user/:nro_documento' },
  countUsers: { method: 'GET', path: '/admin/stats' },
  listAllUsers: { method: 'GET', path: '/admin/users' },
  listAudit: { method: 'GET', path: '/admin/audit' },
  listPrograms: { method: 'GET', path: '/programs' },
  getProgram: { method: 'GET', path: '/programs/:id' },
  createProgram: { method: 'POST', path: '/programs/create' },
  updateProgram: { method: 'PUT', path: '/programs/update/:id' },
  listDisabledPrograms: { method: 'GET', path: '/programs/disabled' },
  disableProgram: { method: 'POST', path: '/programs/disabled/:id' },
  enableProgram: { method: 'POST', path: '/programs/enabled/:id' },
  countFichas: { method: 'GET', path: '/fichas/reporte-estado' },
  listFichas: { method: 'GET', path: '/fichas' },
  getFicha: { method: 'GET', path: '/fichas/:id' },
  createFicha: { method: 'POST', path: '/fichas/create' },
  updateFicha: { method: 'PUT', path: '/fichas/:nroFicha' },
  listDisabledFichas: { method: 'GET', path: '/fichas/disabled' },
  disableFicha: { method: 'POST', path: '/fichas/disabled/:id' },
  enableFicha: { method: 'POST', path: '/fichas/enabled/:id' },
  importEvaluations: { method: 'PUT', path: '/fichas/:nroFicha/evaluaciones' },
  getApprentice: { method: 'GET', path: '/fichas/aprendiz/:documentNumber' },
  countTyt: { method: 'GET', path: '/dashboard/tyt' },
  programFigures: { method: 'GET', path: '/dashboard/programs' },
  listEndingSoon: { method: 'GET', path: '/dashboard/ending-soon' },
  listDashboardApprentices: { method: 'GET', path: '/dashboard/apprentices' },
  search: { method: 'GET', path: '/search' },
  listRemotes: { method: 'GET', path: '/remotes' },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

/** What each call answers on success. */
export interface Answers {
  login: LoginAnswer
  register: RegisterAnswer
  forgotPassword: DoneAnswer
  resetPassword: DoneAnswer
  listUsers: UsersAnswer
  getUser: UserAnswer
  listDisabledUsers: DisabledUsersAnswer
  createUser: UserSavedAnswer
  updateUser: UserSavedAnswer
  disableUser: UserSavedAnswer
  enableUser: UserSavedAnswer
  listPendingUsers: PendingUsersAnswer
  approveUser: ApprovalAnswer
  rejectUser: DecisionAnswer
  countUsers: StatsAnswer
  listAllUsers: AdminUsersAnswer
  listAudit: AuditAnswer
  listPrograms: ProgramsAnswer
  getProgram: ProgramAnswer
  createProgram: CreateProgramAnswer
  updateProgram: UpdateProgramAnswer
  listDisabledPrograms: DisabledProgramsAnswer
  disableProgram: ProgramStateAnswer
  enableProgram: ProgramStateAnswer
  countFichas: FichaCounts
  listFichas: FichasAnswer
  getFicha: FichaAnswer
  createFicha: CreateFichaAnswer
  updateFicha: UpdateFichaAnswer
  listDisabledFichas: DisabledFichasAnswer
  disableFicha: FichaStateAnswer
  enableFicha: FichaStateAnswer
  importEvaluations: ImportAnswer
  getApprentice: ApprenticeAnswer
  countTyt: TytAnswer
  programFigures: ProgramFiguresAnswer
  listEndingSoon: EndingSoonAnswer
  listDashboardApprentices: DashboardApprenticesAnswer
  search: SearchAnswer
  listRemotes: RemotesAnswer
}
