import { readFichaFile } from '@fichero/contract/calls/fichas.calls'
import type { FichaFileAnswer } from '@fichero/contract/fichas.schema'
import { call } from '@fichero/kit/api'
import type { Said } from '../evaluations/plan'

/** Asks what a file says. `given` is the ficha of a file that names none: whether it exists is asked of the API. */
export function readReport(file: File, { fechas }: Said, given: number | undefined): Promise<FichaFileAnswer> {
  return call(readFichaFile, { file, query: { fechas, nroFicha: given } })
}
