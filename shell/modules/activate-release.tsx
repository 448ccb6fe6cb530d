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
  /** Called when the dialog opens and when it closes. */
  onDialogChange: (isOpen: boolean) => void
}

/** Button and dialog that activate a release for all or for some users. Renders nothing if the API does not allow it. */
export function ActivateRelease({ remote, release, title, headingId, onDialogChange }: ActivateReleaseProps) {
  const { t } = useTranslation('modules')
  const [isOpen, { open, close }] = useDisclosure(false, {
    onOpen: () => onDialogChange(true),
    onClose: () => onDialogChange(false),
  })
  const focusHeading = useReturnedFocus(headingId, !isOpen)
  const name = releaseName(remote, release)
  // The active release is not offered: ending the trial of another release brings everybody back to it.
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
          if (!isOffered) focusHeading()
          close()
        }}
        title={t('activate.title', { title, release: name })}
      >
        <ActivationForm
          remote={remote}
          release={release}
          onDone={() => {
            focusHeading()
            close()
          }}
        />
      </FormModal>
    </>
  )
}
