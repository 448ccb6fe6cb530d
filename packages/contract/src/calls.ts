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
import type { Access } from './enums.ts'
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
  access: Access
}

/** Every call that clients make. The API's route table test holds its controllers against it. */
export const CALLS = {
  login: { method: 'POST', path: '/auth/login', access: 'public' },
  register: { method: 'POST', path: '/auth/register', access: 'public' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/:token', access: 'public' },
  listUsers: { method: 'GET', path: '/users', access: 'authenticated' },
  getUser: { method: 'GET', path: '/users/:id', access: 'authenticated' },
  listDisabledUsers: { method: 'GET', path: '/users/disabled', access: 'admin' },
  createUser: { method: 'POST', path: '/users/create', access: 'admin' },
  updateUser: { method: 'PUT', path: '/users/update/:nro_documento', access: 'authenticated' },
  disableUser: { method: 'POST', path: '/users/disabled/:id', access: 'admin' },
  enableUser: { method: 'POST', path: '/users/enabled/:id', access: 'admin' },
  listPendingUsers: { method: 'GET', path: '/admin/pending-users', access: 'admin' },
  approveUser: { method: 'PATCH', path: '/admin/approve-user/:nro_documento', access: 'admin' },
  rejectUser: { method: 'DELETE', path: '/admin/reject-user/:nro_documento', access: 'admin' },
  countUsers: { method: 'GET', path: '/admin/stats', access: 'admin' },
  listAllUsers: { method: 'GET', path: '/admin/users', access: 'admin' },
  listAudit: { method: 'GET', path: '/admin/audit', access: 'admin' },
  listPrograms: { method: 'GET', path: '/programs', access: 'authenticated' },
  getProgram: { method: 'GET', path: '/programs/:id', access: 'public' },
  createProgram: { method: 'POST', path: '/programs/create', access: 'admin' },
  updateProgram: { method: 'PUT', path: '/programs/update/:id', access: 'admin' },
  listDisabledPrograms: { method: 'GET', path: '/programs/disabled', access: 'admin' },
  disableProgram: { method: 'POST', path: '/programs/disabled/:id', access: 'admin' },
  enableProgram: { method: 'POST', path: '/programs/enabled/:id', access: 'admin' },
  countFichas: { method: 'GET', path: '/fichas/reporte-estado', access: 'authenticated' },
  listFichas: { method: 'GET', path: '/fichas', access: 'authenticated' },
  getFicha: { method: 'GET', path: '/fichas/:id', access: 'authenticated' },
  createFicha: { method: 'POST', path: '/fichas/create', access: 'admin' },
  updateFicha: { method: 'PUT', path: '/fichas/:nroFicha', access: 'admin' },
  listDisabledFichas: { method: 'GET', path: '/fichas/disabled', access: 'admin' },
  disableFicha: { method: 'POST', path: '/fichas/disabled/:id', access: 'admin' },
  enableFicha: { method: 'POST', path: '/fichas/enabled/:id', access: 'admin' },
  importEvaluations: { method: 'PUT', path: '/fichas/:nroFicha/evaluaciones', access: 'admin' },
  getApprentice: { method: 'GET', path: '/fichas/aprendiz/:documentNumber', access: 'authenticated' },
  countTyt: { method: 'GET', path: '/dashboard/tyt', access: 'authenticated' },
  programFigures: { method: 'GET', path: '/dashboard/programs', access: 'authenticated' },
  listEndingSoon: { method: 'GET', path: '/dashboard/ending-soon', access: 'authenticated' },
  listDashboardApprentices: { method: 'GET', path: '/dashboard/apprentices', access: 'authenticated' },
  search: { method: 'GET', path: '/search', access: 'authenticated' },
  listRemotes: { method: 'GET', path: '/remotes', access: 'public' },
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
