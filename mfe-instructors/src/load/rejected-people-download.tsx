import { exportRejectedUsers } from '@fichero/contract/calls/users.calls'
import { RejectedDownload } from '@fichero/kit/import'
import type { FileAnswers } from './file-answers'

/** Button that downloads the rejected rows of a file as a spreadsheet. */
export function RejectedPeopleDownload({ file, answers }: { file: File; answers: FileAnswers }) {
  return <RejectedDownload call={exportRejectedUsers} input={{ query: answers, file }} />
}
