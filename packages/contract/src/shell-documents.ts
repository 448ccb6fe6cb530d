import { PATHS } from './paths.ts'

/** Addresses that the shell's build draws whole, as documents without React, by the names of their files. */
export const SHELL_DOCUMENTS = {
  landing: PATHS.home,
  'sign-in': PATHS.signIn,
  register: PATHS.register,
  'forgot-password': PATHS.forgotPassword,
  'reset-password': PATHS.resetPassword,
} as const

export type ShellDocument = keyof typeof SHELL_DOCUMENTS
