import { readFichaFile } from '@fichero/contract/calls/fichas.calls'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { call } from '@fichero/kit/api'
import type { Said } from '../evaluations/plan'

interface Reading {
  file: File
  said: Said
  /** The ficha of a file that names none. */
  given: number | undefined
  /** Gets 0 to 1 while the file is sent. */
  onSent: (sent: number) => void
}

/** Asks what a file says, and whether its ficha is here. */
export const readReport = ({ file, said: { fechas }, given, onSent }: Reading): Promise<FichaFileAnswer> =>
  call(readFichaFile, { file, query: { fechas, nroFicha: given }, onProgress: onSent })
