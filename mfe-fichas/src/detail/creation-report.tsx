import { ImportReportView, sentFile } from '@fichero/kit/import'
import type { CreationState } from '../create/creation-state'
import { RejectedCreationDownload } from '../create/rejected-creation-download'

interface CreationReportProps {
  creation: CreationState
  ficha: { nro_ficha: number; id_programa_formacion: number }
}

/** The import report of the file with which the ficha was created. */
export function CreationReport({ creation: { creacion: report, reading }, ficha }: CreationReportProps) {
  const file = sentFile(report)
  const { nro_ficha, id_programa_formacion } = ficha
  return (
    <ImportReportView
      report={report}
      isNewFicha
      tools={
        file && (
          <RejectedCreationDownload
            file={file}
            nroFicha={nro_ficha}
            idProgramaFormacion={id_programa_formacion}
            reading={reading}
          />
        )
      }
    />
  )
}
