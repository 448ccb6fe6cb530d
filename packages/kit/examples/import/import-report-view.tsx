import { exportRejectedUsers } from '@fichero/contract/calls/users.calls'
import { ImportReportView, RejectedDownload } from '@fichero/kit/import'
import { REPORT } from '../report'

/** The report of a dry run, with a download of the rejected rows. */
export const OfASimulation = () => (
  <ImportReportView
    report={REPORT}
    tools={<RejectedDownload call={exportRejectedUsers} input={{ file: new File(['x'], REPORT.archivo) }} />}
  />
)
