/** Navigation state for the sign-in screen after setting a password. */
export const PASSWORD_SAVED = { passwordSaved: true }

export const isPasswordSaved = (state: unknown) =>
  typeof state === 'object' && state !== null && 'passwordSaved' in state && state.passwordSaved === true
