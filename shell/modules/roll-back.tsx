import { rollBackRemote } from '@fichero/contract/calls/releases.calls'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { ChangeDialog } from './change-dialog'
import { findRelease, releaseName } from './release-state'
import { useReturnedFocus } from './use-returned-focus'

interface RollBackProps {
  remote: ManagedRemote
  title: string
  headingId: string
}

/** Ends a candidate, or else brings the previous release back, after a question. */
export function RollBack({ remote, title, headingId }: RollBackProps) {
  const { t } = useTranslation('modules')
  const [asking, { open, close }] = useDisclosure()
  const keepPlace = useReturnedFocus(headingId, !asking)
  const { mutate, reset, isPending, error } = useCallMutation(rollBackRemote, {
    onSuccess: () => {
      notifySuccess(say('done'))
      keepPlace()
      close()
    },
  })
  const kind = remote.candidata ? 'endTrial' : 'rollBack'
  const named = (hash: string | null | undefined) => {
    const release = findRelease(remote, hash)
    return release ? releaseName(release) : t('noRelease')
  }
  const say = (word: string) =>
    t(`back.${kind}.${word}`, {
      title,
      from: named(remote.candidata?.hash ?? remote.activa),
      to: named(remote.candidata ? remote.activa : remote.anterior),
    })
  if (!remote.can.rollBack && !asking) return null
  return (
    <>
      <Button
        variant="default"
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
          onConfirm={() => mutate({ params: { nombre: remote.nombre }, ifMatch: remote.version })}
          onClose={close}
          isPending={isPending}
          error={error}
        />
      )}
    </>
  )
}
