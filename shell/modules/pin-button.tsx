import { pinRemote, unpinRemote } from '@fichero/contract/calls/releases.calls'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { Button } from '@fichero/kit/ui'

interface PinButtonProps {
  remote: ManagedRemote
  title: string
}

/** Pins the active release, so that no bundled release replaces it, or unpins it. */
export function PinButton({ remote: { nombre, fijada, can }, title }: PinButtonProps) {
  const { t } = useTranslation('modules')
  const errorText = useErrorText()
  const kind = fijada ? 'unpin' : 'pin'
  const { mutate, isPending } = useCallMutation(fijada ? unpinRemote : pinRemote, {
    onSuccess: () => notifySuccess(t(`pinning.${kind}.done`, { title })),
    onError: (error) => notifyError(`${t(`pinning.${kind}.failed`)}: ${errorText(error)}`),
  })
  if (!(fijada ? can.unpin : can.pin)) return null
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t(`pinning.${kind}.named`, { title })}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate({ params: { nombre } })}
    >
      {t(`pinning.${kind}.open`)}
    </Button>
  )
}
