import { readFichaFile } from '@fichero/contract/calls/fichas.calls'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { readingOf } from '@fichero/contract/file-reading'
import { call } from '@fichero/kit/api'
import type { FileAnswers } from '../evaluations/plan'

interface Reading {
  file: File
  fileAnswers: FileAnswers
  /** The ficha to use if the file does not name one. */
  nroFicha: number | undefined
  /** Called with the uploaded share of the file, 0 to 1. */
  onSent: (sent: number) => void
}

/** Uploads a file to find out its content, and whether the ficha that it names exists. Changes no data. */
export const readReport = ({ file, fileAnswers, nroFicha, onSent }: Reading): Promise<FichaFileAnswer> =>
  call(readFichaFile, { file, query: { ...readingOf(fileAnswers), nroFicha }, onProgress: onSent })
