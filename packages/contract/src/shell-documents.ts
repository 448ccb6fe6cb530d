import { PATHS } from './paths.ts'

/** Addresses that the shell's build renders completely, by file name. */
export const SHELL_DOCUMENTS = {
  landing: PATHS.home,
  'own-progress': PATHS.ownProgress,
  'opt-out': PATHS.optOut,
} as const

export type ShellDocument = keyof typeof SHELL_DOCUMENTS

/** The documents that search engines must not index. */
export const UNINDEXED_DOCUMENTS: readonly ShellDocument[] = ['own-progress', 'opt-out']

/** Screens of the shell that its build prerenders, so that they are painted before the scripts that hydrate them have loaded. */
export const PRERENDERED_SCREENS = {
  'sign-in': PATHS.signIn,
  register: PATHS.register,
  'forgot-password': PATHS.forgotPassword,
  'reset-password': PATHS.resetPassword,
} as const

export type PrerenderedScreen = keyof typeof PRERENDERED_SCREENS
