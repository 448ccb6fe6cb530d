import type { ImportEntry } from '@fichero/contract/import-history.schema'
import { ApiError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { Text } from '@fichero/kit/ui'

type Reason = ImportEntry['motivo'] | undefined

/** True for the reason that all loads but the newest have: it is one sentence, which the list shows once. */
export const isOfOlderLoads = (reason: Reason) => reason?.code === 'import_not_newest'

/** Why a load cannot be undone; nothing if there is no reason. */
export function UndoReason({ reason }: { reason: Reason }) {
  const errorText = useErrorText()
  return (
    reason && (
      <Text size="sm" c="dimmed">
        {errorText(new ApiError(409, { ok: false, ...reason }))}
      </Text>
    )
  )
}
