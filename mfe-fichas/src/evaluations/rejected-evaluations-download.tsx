import { exportRejectedEvaluations } from '@fichero/contract/calls/fichas.calls'
import { readingOf } from '@fichero/contract/file-reading'
import { RejectedDownload } from '@fichero/kit/import'
import { type AnsweredReport, decisionsOf } from './load'

interface RejectedEvaluationsDownloadProps {
  nroFicha: number
  source: AnsweredReport & { file: File }
}

/** Downloads the rows of a file that the API rejected. */
export function RejectedEvaluationsDownload({ nroFicha, source }: RejectedEvaluationsDownloadProps) {
  const { renombrar, ausentes } = decisionsOf(source)
  const query = { ...readingOf(source.fileAnswers), renombrar, ausentes }
  return (
    <RejectedDownload call={exportRejectedEvaluations} input={{ params: { nroFicha }, query, file: source.file }} />
  )
}
