import { exportRejectedEvaluations } from '@fichero/contract/calls/fichas.calls'
import { RejectedDownload } from '@fichero/kit/import'
import type { Said } from './plan'

interface RejectedEvaluationsProps {
  nroFicha: number
  file: File
  said: Said
}

export function RejectedEvaluations({ nroFicha, file, said }: RejectedEvaluationsProps) {
  return <RejectedDownload call={exportRejectedEvaluations} input={{ params: { nroFicha }, query: said, file }} />
}
