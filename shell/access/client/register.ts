import { registerProblems, type Typed } from '@fichero/contract/access-rules'
import type { RegisterInput } from '@fichero/contract/auth.schema'
import { register as registerCall } from '@fichero/contract/calls/auth.calls'
import { hasContract } from '@fichero/contract/instructor-contract'
import { call } from '@fichero/kit/api'
import { endDraft } from './draft'
import type { AccessPage } from './page'
import { goTo } from './steps'

/** Omits contract days typed before another type was chosen. */
function requestOf(typed: Typed): Typed {
  const { fecha_inicio_contrato, fecha_fin_contrato, ...rest } = typed
  return hasContract(typed) ? typed : rest
}

export const register: AccessPage = {
  problemsOf: (typed) => registerProblems(requestOf(typed)),
  async send(typed) {
    await call(registerCall, { body: requestOf(typed) as unknown as RegisterInput })
    endDraft()
    const { nro_documento = '', correo_institucional = '' } = typed
    goTo('done', { document: nro_documento.trim(), mail: correo_institucional.trim() })
  },
}
