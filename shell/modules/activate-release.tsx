import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { FormModal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { ActivationForm } from './activation-form'
import { releaseName } from './release-state'
import { useReturnedFocus } from './use-returned-focus'

interface ActivateReleaseProps {
  remote: ManagedRemote
  release: Release
  title: string
  headingId: string
  /** Told when the question opens and when it closes. */
  onAsking: (isAsking: boolean) => void
}

/** Activates a release for everyone or for some, where it may be. */
export function ActivateRelease({ remote, release, title, headingId, onAsking }: ActivateReleaseProps) {
  const { t } = useTranslation('modules')
  const [isOpen, { open, close }] = useDisclosure(false, {
    onOpen: () => onAsking(true),
    onClose: () => onAsking(false),
  })
  const keepPlace = useReturnedFocus(headingId, !isOpen)
  const name = releaseName(remote, release)
  // Everybody gets the active one again by ending the trial of another.
  const isOffered = release.can.activate && release.hash !== remote.activa
  if (!isOffered && !isOpen) return null
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('activate.named', { title, release: name })}
        onClick={open}
      >
        {t('activate.open')}
      </Button>
      <FormModal
        opened={isOpen}
        onClose={() => {
          if (!isOffered) keepPlace()
          close()
        }}
        title={t('activate.title', { title, release: name })}
      >
        <ActivationForm
          remote={remote}
          release={release}
          onDone={() => {
            keepPlace()
            close()
          }}
        />
      </FormModal>
    </>
  )
}
