import { loginProblems } from '@fichero/contract/access-rules'
import { login } from '@fichero/contract/calls/auth.calls'
import { call } from '@fichero/kit/api'
import { startSession } from '@fichero/kit/host'
import { readReturnTo } from '../../src/session/return-to'
import { goWhereTheyCameFrom } from './come-from'
import { type AccessPage, fieldNamed } from './page'
import { isPasswordSaved } from './password-saved'

export const signIn: AccessPage = {
  problemsOf: loginProblems,
  async send({ nro_documento = '', contrasena = '' }) {
    startSession(await call(login, { body: { nro_documento, contrasena } }))
    await goWhereTheyCameFrom()
  },
  onRefused: () => fieldNamed('contrasena')?.focus(),
  onShown() {
    if (isPasswordSaved()) showNote('passwordSaved')
    else if (readReturnTo().ended) showNote('ended')
  },
}

/** The note is said too: it was not there when the page was read. */
function showNote(name: string) {
  const note = document.querySelector<HTMLElement>(`[data-note="${name}"]`)
  if (!note) return
  note.hidden = false
  const line = document.createElement('p')
  line.textContent = note.textContent
  document.querySelector('[data-announcements]')?.replaceChildren(line)
}
