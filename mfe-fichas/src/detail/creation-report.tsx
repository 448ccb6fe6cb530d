import { ImportReportView, sentFile } from '@fichero/kit/import'
import type { CreationState } from '../create/creation-state'
import { RejectedOfFile } from '../create/rejected-of-file'

interface CreationReportProps {
  creation: CreationState
  ficha: { nro_ficha: number; id_programa_formacion: number }
}

/** What became of the rows of the file that the ficha was created with. */
export function CreationReport({ creation: { creacion: report, fechas }, ficha }: CreationReportProps) {
  const file = sentFile(report)
  const { nro_ficha, id_programa_formacion } = ficha
  return (
    <ImportReportView
      report={report}
      tools={
        file && (
          <RejectedOfFile
            file={file}
            nroFicha={nro_ficha}
            idProgramaFormacion={id_programa_formacion}
            fechas={fechas}
          />
        )
      }
    />
  )
}
