import { apprenticePath } from '@fichero/contract/paths'
import { useNavigate } from '@fichero/kit/router'
import type { Apprentice } from '../enrolment/enrolment'
import type { CorrectionState } from './correction-state'

/** A finished correction. `useCorrected` adds the page to which an undo returns. */
type Done = Omit<CorrectionState['correccion'], 'back'>

/** Returns a function that opens the person's page under the new document number, with a notice to undo the correction. */
export function useCorrected({ aprendiz, ficha }: Apprentice) {
  const navigate = useNavigate()
  return (done: Done) => {
    const back = { documentNumber: aprendiz.nro_documento, ficha: ficha.nro_ficha }
    const state: CorrectionState = { correccion: { ...done, back } }
    void navigate(apprenticePath(done.despues, ficha.nro_ficha), { replace: true, state })
  }
}
