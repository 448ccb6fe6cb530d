import { exportFichaFileRows } from '@fichero/contract/calls/fichas.calls'
import { RejectedDownload } from '@fichero/kit/import'

interface RejectedOfFileProps {
  file: File
  nroFicha: number | string
  idProgramaFormacion: number | string
}

/** The rows that are not in the new ficha. */
export function RejectedOfFile({ file, nroFicha, idProgramaFormacion }: RejectedOfFileProps) {
  const query = { nroFicha: String(nroFicha), idProgramaFormacion: String(idProgramaFormacion) }
  return <RejectedDownload call={exportFichaFileRows} input={{ query, file }} />
}
