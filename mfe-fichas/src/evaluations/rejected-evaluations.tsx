import { exportRejectedEvaluations } from '@fichero/contract/calls/fichas.calls'
import { RejectedDownload } from '@fichero/kit/import'
import { type Decided, decisionsOf } from './plan'

interface RejectedEvaluationsProps {
  nroFicha: number
  of: Decided & { file: File }
}

export function RejectedEvaluations({ nroFicha, of }: RejectedEvaluationsProps) {
  const { renombrar, ausentes } = decisionsOf(of)
  const query = { fechas: of.said.fechas, renombrar, ausentes }
  return <RejectedDownload call={exportRejectedEvaluations} input={{ params: { nroFicha }, query, file: of.file }} />
}
