import { apprenticePath } from '@fichero/contract/paths'
import { useNavigate } from '@fichero/kit/router'
import type { Apprentice } from '../enrolment/enrolment'
import type { CorrectionState } from './correction-state'

type Done = Omit<CorrectionState['correccion'], 'back'>

/** Returns a function that shows the person under the present number, with what was done and a way to undo it. */
export function useCorrected({ aprendiz, ficha }: Apprentice) {
  const navigate = useNavigate()
  return (done: Done) => {
    const back = { documentNumber: aprendiz.nro_documento, ficha: ficha.nro_ficha }
    const state: CorrectionState = { correccion: { ...done, back } }
    void navigate(apprenticePath(done.despues, ficha.nro_ficha), { replace: true, state })
  }
}
