import { exportRejectedUsers } from '@fichero/contract/calls/users.calls'
import { RejectedDownload } from '@fichero/kit/import'
import type { Loaded } from './use-loaded'

export function RejectedPeople({ file, said }: Pick<Loaded, 'file' | 'said'>) {
  return <RejectedDownload call={exportRejectedUsers} input={{ query: said, file }} />
}
