import { exportFichaFileRows } from '@fichero/contract/calls/fichas.calls'
import type { FileReading } from '@fichero/contract/imports.schema'
import { RejectedDownload } from '@fichero/kit/import'

interface RejectedCreationDownloadProps {
  file: File
  nroFicha: number | string
  idProgramaFormacion: number | string
  reading: FileReading
  renombrar?: true | undefined
}

/** Downloads the rows of the file that were not imported into the new ficha. */
export function RejectedCreationDownload({
  file,
  nroFicha,
  idProgramaFormacion,
  reading,
  renombrar,
}: RejectedCreationDownloadProps) {
  const query = { nroFicha: String(nroFicha), idProgramaFormacion: String(idProgramaFormacion), ...reading, renombrar }
  return <RejectedDownload call={exportFichaFileRows} input={{ query, file }} />
}
