import { exportRejectedEvaluations } from '@fichero/contract/calls/fichas.calls'
import { RejectedDownload } from '@fichero/kit/import'

interface RejectedEvaluationsProps {
  nroFicha: number
  file: File
}

export function RejectedEvaluations({ nroFicha, file }: RejectedEvaluationsProps) {
  return <RejectedDownload call={exportRejectedEvaluations} input={{ params: { nroFicha }, file }} />
}
