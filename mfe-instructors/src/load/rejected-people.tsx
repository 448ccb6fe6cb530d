import { exportRejectedUsers } from '@fichero/contract/calls/users.calls'
import { RejectedDownload } from '@fichero/kit/import'
import type { Said } from './said'

export function RejectedPeople({ file, said }: { file: File; said: Said }) {
  return <RejectedDownload call={exportRejectedUsers} input={{ query: said, file }} />
}
