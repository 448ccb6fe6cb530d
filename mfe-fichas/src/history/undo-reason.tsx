import type { ImportEntry } from '@fichero/contract/import-history.schema'
import { ApiError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'

type Reason = ImportEntry['motivo'] | undefined

/** Error codes that usually apply to many imports. The history shows each of these reasons once, above the imports. */
const SHARED = ['import_not_newest', 'import_expired']

/** True if the history explains the reason above the imports instead of at each import. */
export const isSharedReason = (reason: Reason) => reason != null && SHARED.includes(reason.code)

/** Returns the shared reasons among `reasons`, each of them once. */
export const sharedReasons = (reasons: Reason[]): Reason[] =>
  SHARED.flatMap((shared) => reasons.find((reason) => reason?.code === shared) ?? [])

/** Explains, above the history, why several of its imports cannot be undone. */
export function SharedReason({ reason }: { reason: Reason }) {
  const { t } = useTranslation('fichas')
  if (reason?.code !== 'import_expired') return <UndoReason reason={reason} />
  return (
    <Text size="sm" c="dimmed">
      {t('history.expired', reason.params)}
    </Text>
  )
}

/** Explains why an import cannot be undone. Renders nothing without a reason. */
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
