import { exportFichaFileRows } from '@fichero/contract/calls/fichas.calls'
import type { DateOrder } from '@fichero/contract/enums'
import { RejectedDownload } from '@fichero/kit/import'

interface RejectedOfFileProps {
  file: File
  nroFicha: number | string
  idProgramaFormacion: number | string
  fechas: DateOrder | undefined
  renombrar?: true | undefined
}

/** The rows that are not in the new ficha. */
export function RejectedOfFile({ file, nroFicha, idProgramaFormacion, fechas, renombrar }: RejectedOfFileProps) {
  const query = { nroFicha: String(nroFicha), idProgramaFormacion: String(idProgramaFormacion), fechas, renombrar }
  return <RejectedDownload call={exportFichaFileRows} input={{ query, file }} />
}
