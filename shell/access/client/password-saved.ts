import { markArrival } from '../../src/session/arrival'

/** What the history's entry of the sign-in page says after a password was set. */
const PASSWORD_SAVED = { passwordSaved: true }

export function isPasswordSaved(): boolean {
  const { state } = window.history
  return typeof state === 'object' && state !== null && 'passwordSaved' in state
}

/** Goes to an address, whose page then knows it. Back does not lead to the page before, whose link is used. */
export function goWithPasswordSaved(address: string): Promise<never> {
  window.history.replaceState(PASSWORD_SAVED, '', address)
  markArrival()
  window.location.reload()
  return new Promise(() => undefined)
}
