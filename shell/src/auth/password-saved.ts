/** What a navigation to the sign-in screen brings along when a password was just set. */
export const PASSWORD_SAVED = { passwordSaved: true }

export const isPasswordSaved = (state: unknown) =>
  typeof state === 'object' && state !== null && 'passwordSaved' in state && state.passwordSaved === true
