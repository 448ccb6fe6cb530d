import type {
  AccessLinkAnswer,
  AccessLinkInput,
  AdminUsersAnswer,
  ApprovalAnswer,
  adminUsersQuery,
  PendingUsersAnswer,
  RejectionAnswer,
  StatsAnswer,
  WaitingUsersAnswer,
} from '../admin.schema.ts'
import type { DoneAnswer } from '../auth.schema.ts'
import type { fileQuery } from '../common.schema.ts'
import type { importQuery, rejectedRowsQuery } from '../imports.schema.ts'
import type {
  ContractsExtendedAnswer,
  ExportUsers,
  ExtendContracts,
  HeadedCountsAnswer,
  LoadUsersAnswer,
} from '../several-users.schema.ts'
import type {
  CreateUserInput,
  DisabledUsersAnswer,
  DisableUserInput,
  EndingContractsAnswer,
  GivenJudgmentsAnswer,
  UpdateUserInput,
  UserAnswer,
  UserDisabledAnswer,
  UserSavedAnswer,
  UsersAnswer,
} from '../users.schema.ts'
import { get, patch, post, put, type QueryOf, remove } from './call.ts'

export const listUsers = get('/users', {
  access: 'authenticated',
  reads: ['users'],
  shapes: { list: 'users', can: { create: 'users:create', viewDisabled: 'users:view-disabled' } },
}).returns<UsersAnswer>()

export const getUser = get('/users/:id', {
  access: 'authenticated',
  reads: ['users', 'fichas', 'programs'],
}).returns<UserAnswer>()

/** The number of judgments that a person gave, by month. */
export const countGivenJudgments = get('/users/juicios/:id', {
  access: 'authenticated',
  reads: ['users', 'apprentices'],
}).returns<GivenJudgmentsAnswer>()

export const listEndingContracts = get('/dashboard/contracts', {
  access: 'users:edit',
  reads: ['users'],
}).returns<EndingContractsAnswer>()

export const listDisabledUsers = get('/users/disabled', {
  access: 'users:view-disabled',
  reads: ['users'],
  shapes: { within: ['users', 'data'] },
}).returns<DisabledUsersAnswer>()

export const createUser = post('/users/create', { access: 'users:create', changes: ['users'] })
  .takes<{ body: CreateUserInput }>()
  .returns<UserSavedAnswer>()

/** Creates the people of a spreadsheet, or returns the plan. */
export const loadUsers = post('/users/carga', { access: 'users:create', changes: ['users'], file: 'required' })
  .takes<{ query?: QueryOf<typeof importQuery> }>()
  .returns<LoadUsersAnswer>()

/** The rows of a spreadsheet of people that cannot be imported, with the reasons, as a spreadsheet. */
export const exportRejectedUsers = post('/users/carga/rechazos', { access: 'users:create', file: 'required' })
  .takes<{ query?: QueryOf<typeof rejectedRowsQuery> }>()
  .returnsFile()

/** Some enabled people as a spreadsheet. */
export const exportUsers = post('/users/exportacion', { access: 'authenticated' })
  .takes<{ query?: QueryOf<typeof fileQuery>; body: ExportUsers }>()
  .returnsFile()

export const countHeadedFichas = get('/users/fichas-dirigidas', {
  access: 'users:disable',
  reads: ['users', 'fichas'],
}).returns<HeadedCountsAnswer>()

/** Sets the same new end for the contracts of several people. */
export const extendContracts = post('/users/contratos', { access: 'users:edit', changes: ['users'] })
  .takes<{ body: ExtendContracts }>()
  .returns<ContractsExtendedAnswer>()

export const updateUser = put('/users/update/:nro_documento', {
  access: 'authenticated',
  changes: ['users'],
  versioned: true,
})
  .takes<{ body: UpdateUserInput }>()
  .returns<UserSavedAnswer>()

export const disableUser = post('/users/disabled/:id', {
  access: 'users:disable',
  changes: ['users', 'fichas'],
})
  .takes<{ body?: DisableUserInput }>()
  .returns<UserDisabledAnswer>()

export const enableUser = post('/users/enabled/:id', {
  access: 'users:enable',
  changes: ['users'],
}).returns<UserSavedAnswer>()

export const listPendingUsers = get('/admin/pending-users', {
  access: 'users:approve',
  reads: ['requests'],
  shapes: { list: 'users' },
}).returns<PendingUsersAnswer>()

export const approveUser = patch('/admin/approve-user/:nro_documento', {
  access: 'users:approve',
  changes: ['requests', 'users'],
  shapes: { absent: { enlace: null } },
}).returns<ApprovalAnswer>()

export const rejectUser = remove('/admin/reject-user/:nro_documento', {
  access: 'users:approve',
  changes: ['requests'],
}).returns<RejectionAnswer>()

/** Makes a link to set a password, for an enabled user who lost it or whose link expired. */
export const makeAccessLink = post('/admin/access-link/:nro_documento', {
  access: 'users:approve',
  changes: ['users'],
})
  .takes<{ body?: AccessLinkInput }>()
  .returns<AccessLinkAnswer>()

/** People who asked for a new password, or whose access request is pending and who tried to sign in. */
export const listWaitingUsers = get('/admin/waiting-users', {
  access: 'users:approve',
  reads: ['users', 'requests'],
}).returns<WaitingUsersAnswer>()

/** Dismisses a request for a new password. The person gets no link. */
export const dismissPasswordRequest = remove('/admin/password-request/:nro_documento', {
  access: 'users:approve',
  changes: ['users'],
}).returns<DoneAnswer>()

export const countUsers = get('/admin/stats', {
  access: 'users:view-stats',
  reads: ['users', 'requests'],
}).returns<StatsAnswer>()

export const listAllUsers = get('/admin/users', { access: 'users:view-all', reads: ['users', 'requests'] })
  .takes<{ query?: QueryOf<typeof adminUsersQuery> }>()
  .returns<AdminUsersAnswer>()
