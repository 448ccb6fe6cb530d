/** Whether somebody is signed in, as the shell's session knows it. */
const show = () =>
  document.documentElement.toggleAttribute(
    'data-signed-in',
    Boolean(localStorage.getItem('token') && localStorage.getItem('user')),
  )

/** Another tab signed in or out: the way in is another one at once. */
export function followSession() {
  window.addEventListener('storage', show)
  window.addEventListener('pageshow', show)
}
