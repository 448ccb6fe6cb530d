import { useQueryClient } from '@fichero/kit/data'
import { LoadForm } from './load-form'
import { LoadResult } from './load-result'
import { discardLoaded, useLoaded } from './use-loaded'

interface LoadPeopleProps {
  onBusy: (busy: boolean) => void
  onClose: () => void
}

/** The form, or the result of the last import until the user dismisses the result. */
export function LoadPeople({ onBusy, onClose }: LoadPeopleProps) {
  const client = useQueryClient()
  const loaded = useLoaded()
  if (!loaded) return <LoadForm onBusy={onBusy} />
  const dismiss = () => {
    discardLoaded(client)
    onClose()
  }
  return <LoadResult loaded={loaded} onDismiss={dismiss} onAnother={() => discardLoaded(client)} />
}
