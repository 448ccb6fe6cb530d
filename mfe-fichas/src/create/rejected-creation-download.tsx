import { exportFichaFileRows } from '@fichero/contract/calls/fichas.calls'
import type { DateOrder } from '@fichero/contract/enums'
import { RejectedDownload } from '@fichero/kit/import'

interface RejectedCreationDownloadProps {
  file: File
  nroFicha: number | string
  idProgramaFormacion: number | string
  fechas: DateOrder | undefined
  renombrar?: true | undefined
}

/** Downloads the rows of the file that were not imported into the new ficha. */
export function RejectedCreationDownload({
  file,
  nroFicha,
  idProgramaFormacion,
  fechas,
  renombrar,
}: RejectedCreationDownloadProps) {
  const query = { nroFicha: String(nroFicha), idProgramaFormacion: String(idProgramaFormacion), fechas, renombrar }
  return <RejectedDownload call={exportFichaFileRows} input={{ query, file }} />
}
