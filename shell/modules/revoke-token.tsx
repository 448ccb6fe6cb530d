import { revokeDeployToken } from '@fichero/contract/calls/releases.calls'
import type { DeployToken } from '@fichero/contract/releases.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { ChangeDialog } from './change-dialog'
import { useReturnedFocus } from './use-returned-focus'

/** Revokes a token for good, after a question, where it may be. */
export function RevokeToken({ token, headingId }: { token: DeployToken; headingId: string }) {
  const { t } = useTranslation('modules')
  const [asking, { open, close }] = useDisclosure()
  const keepPlace = useReturnedFocus(headingId, !asking)
  const say = (word: string) => t(`revoke.${word}`, { name: token.nombre, remote: token.remoto })
  const { mutate, reset, isPending, error } = useCallMutation(revokeDeployToken, {
    onSuccess: () => {
      notifySuccess(say('done'))
      keepPlace()
      close()
    },
  })
  if (!token.can.revoke && !asking) return '—'
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={say('named')}
        onClick={() => {
          reset()
          open()
        }}
      >
        {say('open')}
      </Button>
      {asking && (
        <ChangeDialog
          say={say}
          onConfirm={() => mutate({ params: { id: token.id } })}
          onClose={close}
          isPending={isPending}
          error={error}
          danger
        />
      )}
    </>
  )
}
