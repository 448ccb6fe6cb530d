import { markArrival, takeArrival } from '../../src/session/arrival'

/** What stands in place of the form, with what is filled in there; undefined while it is the form. */
let shown: { step: string; given: Record<string, string> } | undefined

const sections = () => [...document.querySelectorAll<HTMLElement>('[data-step]')]

/** Shows a step of the page in place of the one before, as again in the other language. Returns its heading. */
function show(step: string, given: Record<string, string>) {
  for (const section of sections()) section.hidden = section.dataset.step !== step
  const section = sections().find((one) => one.dataset.step === step)
  for (const [name, text] of Object.entries(given))
    for (const place of section?.querySelectorAll(`[data-given="${name}"]`) ?? []) place.textContent = text
  const heading = section?.querySelector('h1')
  document.title = `${heading?.textContent} · Fichero`
  return heading
}

/** Goes to a step, whose heading takes the focus. */
export function goTo(step: string, given: Record<string, string> = {}) {
  shown = { step, given }
  show(step, given)?.focus()
}

/** Whoever comes from another page of ours begins at the heading. */
export function beginAtHeading() {
  if (takeArrival()) document.querySelector<HTMLElement>('[data-step="form"] h1')?.focus()
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('main a[href]')) markArrival()
  })
}

let title = document.title

/** Goes back to the form. */
export function goToForm() {
  show('form', {})
  shown = undefined
  document.title = title
}

/** Shows the same step in a document that has just come. */
export function keepStep() {
  title = document.title
  if (shown) show(shown.step, shown.given)
}
