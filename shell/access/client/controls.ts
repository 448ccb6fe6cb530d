import { readDate, stepTo, writeDate } from '@fichero/kit/host'

const closest = <T extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<T>(selector) : null

/** The buttons of fields: they show a password, and open the calendar of a date. */
export function startFieldButtons() {
  document.addEventListener('click', ({ target }) => {
    const toggle = closest(target, '[data-toggles]')
    const password = document.getElementById(toggle?.dataset.toggles ?? '')
    if (toggle && password instanceof HTMLInputElement) {
      const isShown = password.type === 'password'
      password.type = isShown ? 'text' : 'password'
      toggle.ariaPressed = String(isShown)
    }
    const calendar = document.getElementById(closest(target, '[data-opens]')?.dataset.opens ?? '')
    if (calendar instanceof HTMLInputElement) openCalendar(calendar)
  })
  document.addEventListener('change', ({ target }) => {
    const calendar = closest<HTMLInputElement>(target, '.calendar')
    const written = calendar && fieldOf(calendar)
    if (!written) return
    written.value = writeDate(calendar.value)
    written.dispatchEvent(new Event('input', { bubbles: true }))
  })
  document.addEventListener('focusout', ({ target }) => {
    const written = closest<HTMLInputElement>(target, '[data-date]')
    if (written) written.value = writeDate(readDate(written.value))
  })
}

const fieldOf = ({ id }: HTMLInputElement) => document.getElementById(id.replace('-calendar', '')) as HTMLInputElement

function openCalendar(calendar: HTMLInputElement) {
  const start = document.querySelector<HTMLInputElement>('[data-date]')
  calendar.value = readDate(fieldOf(calendar).value)
  calendar.min = start && start !== fieldOf(calendar) ? readDate(start.value) : ''
  calendar.showPicker()
}

/** The menu of themes, as the kit's `DropDown`: the browser opens it and closes it by Escape or a click outside. */
export function startMenus() {
  document.addEventListener('keydown', (event) => {
    const panel = closest(event.target, '[popover]')
    const button = closest<HTMLButtonElement>(event.target, '[popovertarget]')
    const opened = event.key === 'ArrowDown' ? (button?.popoverTargetElement as HTMLElement | null | undefined) : null
    opened?.showPopover()
    const stops = panel ?? opened
    if (stops && stepTo(stops, event.key)) event.preventDefault()
  })
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[popover] button')) closest(target, '[popover]')?.hidePopover()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const panel = closest(target, '[popover]')
    if (panel && relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover()
  })
}
