import { exportRejectedEvaluations } from '@fichero/contract/calls/fichas.calls'
import { readingOf } from '@fichero/contract/file-reading'
import { RejectedDownload } from '@fichero/kit/import'
import { type AnsweredReport, decisionsOf } from './load'

interface RejectedEvaluationsDownloadProps {
  nroFicha: number
  source: AnsweredReport & { file: File }
}

/** Downloads the rows of a file that the API rejected. A report of instructors has too few rows for it. */
export function RejectedEvaluationsDownload({ nroFicha, source }: RejectedEvaluationsDownloadProps) {
  if (source.report.tipo === 'instructores') return null
  const { renombrar, ausentes } = decisionsOf(source)
  const query = { ...readingOf(source.fileAnswers), renombrar, ausentes }
  return (
    <RejectedDownload call={exportRejectedEvaluations} input={{ params: { nroFicha }, query, file: source.file }} />
  )
}
