import { languageOf } from '@fichero/contract/language-cookie'
import { followChoices } from '../src/documents/choices'

/** In ms. */
const MAX_WAIT = 20_000

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const form = byId<HTMLFormElement>('form')
const button = byId<HTMLButtonElement>('stop')

const language = languageOf('', `lang=${document.documentElement.lang}`)
/** The fragment of the address, which the browser sends to nobody. */
const token = window.location.hash.slice(1)

async function stop(): Promise<void> {
  const response = await fetch('/api/sin-correos', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ enlace: token }),
    signal: AbortSignal.timeout(MAX_WAIT),
  })
  const { msg }: { msg: string } = await response.json()
  if (!response.ok) {
    byId('error').textContent = msg
    return
  }
  form.hidden = true
  byId('done').textContent = msg
  byId('title').focus()
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  byId('error').textContent = ''
  button.disabled = true
  await stop().catch(() => {
    byId('error').textContent = byId('offline').textContent
  })
  button.disabled = false
})
form.hidden = token === ''
byId('no-link').hidden = token !== ''
button.disabled = false

// Another link was pasted into the address of this page.
window.addEventListener('hashchange', () => window.location.reload())
// Last, because browsers may deny access to the storage.
followChoices()
