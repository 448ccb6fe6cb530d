/** Whether a user is signed in, by the shell's session. */
const show = () =>
  document.documentElement.toggleAttribute(
    'data-signed-in',
    Boolean(localStorage.getItem('token') && localStorage.getItem('user')),
  )

/** Updates the ways in when another tab signs in or out. */
export function followSession() {
  window.addEventListener('storage', show)
  window.addEventListener('pageshow', show)
}
