import { useQueryClient } from '@fichero/kit/data'
import { LoadForm } from './load-form'
import { LoadResult } from './load-result'
import { forgetLoaded, useLoaded } from './use-loaded'

interface LoadPeopleProps {
  onBusy: (busy: boolean) => void
  onClose: () => void
}

/** The form, and in its place the result of the last file until it is dismissed. */
export function LoadPeople({ onBusy, onClose }: LoadPeopleProps) {
  const client = useQueryClient()
  const loaded = useLoaded()
  if (!loaded) return <LoadForm onBusy={onBusy} />
  const dismiss = () => {
    forgetLoaded(client)
    onClose()
  }
  return <LoadResult loaded={loaded} onDismiss={dismiss} onAnother={() => forgetLoaded(client)} />
}
