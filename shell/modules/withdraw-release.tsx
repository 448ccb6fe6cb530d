import { withdrawRelease } from '@fichero/contract/calls/releases.calls'
import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { ChangeDialog } from './change-dialog'
import { releaseName } from './release-state'
import { useReturnedFocus } from './use-returned-focus'

interface WithdrawReleaseProps {
  remote: ManagedRemote
  release: Release
  title: string
  headingId: string
}

/** Withdraws a release for good, after a question, where it may be. */
export function WithdrawRelease({ remote, release, title, headingId }: WithdrawReleaseProps) {
  const { t } = useTranslation('modules')
  const [asking, { open, close }] = useDisclosure()
  const keepPlace = useReturnedFocus(headingId, !asking)
  const say = (word: string) => t(`withdraw.${word}`, { title, release: releaseName(release) })
  const { mutate, reset, isPending, error } = useCallMutation(withdrawRelease, {
    onSuccess: () => {
      notifySuccess(say('done'))
      keepPlace()
      close()
    },
  })
  if (!release.can.withdraw && !asking) return null
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
          onConfirm={() => mutate({ params: { nombre: remote.nombre }, body: { hash: release.hash } })}
          onClose={close}
          isPending={isPending}
          error={error}
          danger
        />
      )}
    </>
  )
}
