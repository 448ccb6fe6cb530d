import { exportProgramFileRows } from '@fichero/contract/calls/programs.calls'
import { RejectedDownload } from '@fichero/kit/import'

export function RejectedDesign({ file }: { file: File }) {
  return <RejectedDownload call={exportProgramFileRows} input={{ file }} />
}
