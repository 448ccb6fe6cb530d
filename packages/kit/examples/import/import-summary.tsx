import { ImportCounts, ImportSummary, RejectedRows, Warnings } from '@fichero/kit/import'
import { REPORT } from '../report'

/** Its parts, for a screen that has them in different places. */
export const InParts = () => (
  <>
    <ImportSummary report={REPORT} />
    <ImportCounts report={REPORT} />
    <RejectedRows report={REPORT} />
    <Warnings report={REPORT} />
  </>
)
