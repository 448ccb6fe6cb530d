import { fullName } from '@fichero/contract/text'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { DisableDialogProps } from './disable-dialog'
import { DisableDialog, preloadDisable } from './disable-person'

/** Disables a person after a confirmation. */
export function DisableInstructor({
  user,
  onDone,
}: Pick<DisableDialogProps, 'user'> & Partial<Pick<DisableDialogProps, 'onDone'>>) {
  const { t } = useTranslation('instructors')
  const [asking, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        aria-label={t('disable.named', { name: fullName(user) })}
        onClick={open}
        onPointerEnter={preloadDisable}
        onFocus={preloadDisable}
      >
        {t('disable.open')}
      </Button>
      {asking && (
        <DisableDialog
          user={user}
          onClose={close}
          onDone={() => {
            close()
            onDone?.()
          }}
        />
      )}
    </>
  )
}
