/** The menu of small screens: a button; Escape, choosing a link and a click outside close it. */
export function startMenu() {
  const button = document.querySelector<HTMLButtonElement>('.menu-button')
  const menu = document.querySelector<HTMLElement>('.menu')
  if (!button || !menu) return
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const set = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open))
    menu.toggleAttribute('data-open', open)
  }
  button.addEventListener('click', () => set(!isOpen()))
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    set(false)
    button.focus()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !isOpen() || button.contains(target)) return
    if (!menu.contains(target) || target.closest('a')) set(false)
  })
}
