import { exportRejectedUsers } from '@fichero/contract/calls/users.calls'
import { RejectedDownload } from '@fichero/kit/import'

export function RejectedPeople({ file }: { file: File }) {
  return <RejectedDownload call={exportRejectedUsers} input={{ file }} />
}
