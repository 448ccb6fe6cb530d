import type { z } from 'zod'
import type {
  ConfigAnswer,
  DoneAnswer,
  forgotPasswordBody,
  InstitutionAttemptAnswer,
  institutionEntryBody,
  LoginAnswer,
  LogoutAnswer,
  loginBody,
  logoutQuery,
  logoutTokenBody,
  RegisterAnswer,
  RegisterInput,
  ResetLinkAnswer,
  registerQuery,
  resetPasswordBody,
  SessionAnswer,
} from '../auth.schema.ts'
import { get, post, type QueryOf } from './call.ts'

export const login = post('/auth/login', { access: 'public' })
  .takes<{ body: z.input<typeof loginBody> }>()
  .returns<LoginAnswer>()

/** Begins a sign-in with an account of the institution. */
export const beginInstitutionSignIn = post('/auth/institucion', {
  access: 'public',
}).returns<InstitutionAttemptAnswer>()

/** Completes a sign-in with an account of the institution. */
export const enterFromInstitution = post('/auth/institucion/entrada', { access: 'public' })
  .takes<{ body: z.input<typeof institutionEntryBody> }>()
  .returns<LoginAnswer>()

/** Takes a notice of the institution that a session there has ended. The body is a form, as OpenID Connect prescribes. */
export const endInstitutionSession = post('/auth/institucion/salida', { access: 'public' })
  .takes<{ body: z.input<typeof logoutTokenBody> }>()
  .returns<DoneAnswer>()

export const getSession = get('/auth/session', { access: 'authenticated', reads: ['users'] }).returns<SessionAnswer>()

/** Ends the session of the token that is sent, on all servers. */
export const logout = post('/auth/logout', { access: 'authenticated', changes: ['users'] })
  .takes<{ query?: QueryOf<typeof logoutQuery> }>()
  .returns<LogoutAnswer>()

export const register = post('/auth/register', { access: 'public', changes: ['requests'] })
  .takes<{ body: RegisterInput; query?: QueryOf<typeof registerQuery> }>()
  .returns<RegisterAnswer>()

export const forgotPassword = post('/auth/forgot-password', { access: 'public' })
  .takes<{ body: z.input<typeof forgotPasswordBody> }>()
  .returns<DoneAnswer>()

export const getResetLink = get('/auth/reset-password/:token', { access: 'public' }).returns<ResetLinkAnswer>()

/** Settings of this installation, which rarely change. */
export const getConfig = get('/auth/config', { access: 'public' }).returns<ConfigAnswer>()

export const resetPassword = post('/auth/reset-password/:token', { access: 'public' })
  .takes<{ body: z.input<typeof resetPasswordBody> }>()
  .returns<DoneAnswer>()
