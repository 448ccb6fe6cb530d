import type { Typed } from '@fichero/contract/access-rules'
import { ApiError } from '@fichero/kit/api'
import { readDate, watchPress } from '@fichero/kit/host'
import { keepDraft } from './draft'
import { type AccessPage, type Field, fieldNamed, fieldsOf, formOf } from './page'
import { problemOf, showProblem } from './problems'
import { showRefusal } from './refusal'
import { showWait } from './wait'

/** Each field that was left, and whether it has a problem of the rules: leaving it again clears none of the API. */
const left = new Map<string, boolean>()

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, 'date' in field.dataset ? readDate(field.value) : field.value]),
  )

/**
 * Lets the form check, send and say what it is answered. Leaving a field checks it and those left before, so that rules
 * between two fields run after either of them; editing a field clears its problem. The listeners are the document's, because
 * its content is replaced when the language changes.
 */
export function startForm(page: AccessPage) {
  const afterPress = watchPress()
  const isOfForm = (target: EventTarget | null): target is Field =>
    target instanceof HTMLElement && (target as Field).form === formOf() && (target as Field).name !== ''
  document.addEventListener('input', ({ target }) => {
    if (!isOfForm(target)) return
    showProblem(target.name, undefined)
    keepDraft(target)
  })
  document.addEventListener('focusout', ({ target }) => {
    if (isOfForm(target) && !(target instanceof HTMLButtonElement)) afterPress(() => leave(page, target.name))
  })
  let isUnderWay = false
  document.addEventListener('submit', (event) => {
    if (event.target !== formOf()) return
    event.preventDefault()
    if (isUnderWay) return
    isUnderWay = true
    void submit(page).finally(() => {
      isUnderWay = false
    })
  })
}

function leave(page: AccessPage, name: string) {
  const form = formOf()
  if (!form) return
  left.set(name, left.get(name) ?? false)
  const problems = page.problemsOf(typedIn(form))
  for (const [other, hadProblem] of left) {
    // Somebody is typing in it.
    if (fieldNamed(other) === document.activeElement) continue
    const code = problems[other]
    left.set(other, code !== undefined)
    if (code) {
      showProblem(other, { code })
      // The refusal was about what the field said before.
      showRefusal()
    } else if (hadProblem) showProblem(other, undefined)
  }
}

async function submit(page: AccessPage) {
  const form = formOf()
  if (!form) return
  showRefusal()
  const typed = typedIn(form)
  const problems = page.problemsOf(typed)
  for (const { name } of fieldsOf(form)) {
    const code = problems[name]
    left.set(name, code !== undefined)
    showProblem(name, code && { code })
  }
  if (focusFirst(form)) return
  const stop = showWait()
  await page.send(typed).catch((error: unknown) => refuse(page, error))
  stop()
}

function refuse(page: AccessPage, error: unknown) {
  const form = formOf()
  const alert = showRefusal(error)
  const errors = (error instanceof ApiError && error.body.errors) || {}
  for (const [name, problem] of Object.entries(errors)) showProblem(name, problem)
  if (form && focusFirst(form)) return
  if (page.onRefused) page.onRefused(error)
  else alert?.focus()
}

/** Puts the focus into the first field with a problem. Returns whether there is one. */
function focusFirst(form: HTMLFormElement): boolean {
  const first = fieldsOf(form).find(({ name }) => problemOf(name))
  first?.focus()
  return first !== undefined
}
