import { exportProgramFileRows } from '@fichero/contract/calls/programs.calls'
import { RejectedDownload } from '@fichero/kit/import'

/** Button that downloads the rejected rows of a design file as a spreadsheet. */
export function RejectedDesignDownload({ file }: { file: File }) {
  return <RejectedDownload call={exportProgramFileRows} input={{ file }} />
}
