import { forgotPasswordProblems } from '@fichero/contract/access-rules'
import { forgotPassword as forgotPasswordCall } from '@fichero/contract/calls/auth.calls'
import { call } from '@fichero/kit/api'
import type { AccessPage } from './page'
import { goTo, goToForm } from './steps'

export const forgotPassword: AccessPage = {
  problemsOf: forgotPasswordProblems,
  async send({ nro_documento = '' }) {
    await call(forgotPasswordCall, { body: { nro_documento } })
    goTo('done', { document: nro_documento.trim() })
  },
  onStart() {
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-goes-to="form"]')) goToForm()
    })
  },
}
