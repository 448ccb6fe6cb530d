import { ImportCounts, ImportSummary, RejectedRows, Warnings } from '@fichero/kit/import'
import { REPORT } from '../report'

/** The parts of a report, for a screen that shows them in different places. */
export const InParts = () => (
  <>
    <ImportSummary report={REPORT} />
    <ImportCounts report={REPORT} />
    <RejectedRows report={REPORT} />
    <Warnings report={REPORT} />
  </>
)
