import { languageOf } from '@fichero/contract/language-cookie'
import type { OwnProgress } from '@fichero/contract/progress-links.schema'
import { followChoices } from '../src/documents/choices'
import { drawTemplate } from './client/draw-template'
import { progressView } from './client/progress-view'

/** In ms. */
const MAX_WAIT = 20_000

/** An error answer: the sentence of the request, or of its field. */
interface Refusal {
  msg: string
  errors?: { digitos?: { msg: string } }
}

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const form = byId<HTMLFormElement>('form')
const digits = byId<HTMLInputElement>('digits')
const button = byId<HTMLButtonElement>('open')
const main = byId('main')

const language = languageOf('', `lang=${document.documentElement.lang}`)
/** The fragment of the address, which the browser sends to nobody. */
const token = window.location.hash.slice(1)

/** Shows a sentence below the field, and marks the field. */
function showError(sentence: string) {
  byId('error').textContent = sentence
  digits.setAttribute('aria-invalid', String(sentence !== ''))
}

async function open(): Promise<void> {
  const response = await fetch('/api/mi-avance', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ enlace: token, digitos: digits.value.trim() }),
    signal: AbortSignal.timeout(MAX_WAIT),
  })
  const answer: OwnProgress | Refusal = await response.json()
  if ('nombre' in answer) return showProgress(answer)
  showError(answer.errors?.digitos?.msg ?? answer.msg)
  digits.select()
}

/** Replaces the form. */
function showProgress(progress: OwnProgress) {
  main.replaceChildren(drawTemplate(byId<HTMLTemplateElement>('progress'), progressView(progress, language)))
  const bar = main.querySelector('progress')
  if (bar) bar.value = progress.porcentaje_tyt
  main.querySelector('button')?.addEventListener('click', () => window.print())
  main.querySelector('h1')?.focus()
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  showError('')
  button.disabled = true
  await open().catch(() => showError(byId('offline').textContent))
  button.disabled = false
})
form.hidden = token === ''
byId('no-link').hidden = token !== ''
button.disabled = false

// Another link was pasted into the address of this page.
window.addEventListener('hashchange', () => window.location.reload())
// The next person who uses the phone must not go back to the progress.
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
// Last, because browsers may deny access to the storage.
followChoices()
