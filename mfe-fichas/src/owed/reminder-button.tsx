import { Modal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { ReactNode } from 'react'

interface ReminderButtonProps {
  /** The text of the heading of the judgments. */
  name: string
  /** The reminder, which is rendered while the dialog is open. */
  children: ReactNode
}

/** A button that opens a reminder about owed judgments. */
export function ReminderButton({ name, children }: ReminderButtonProps) {
  const { t } = useTranslation('fichas')
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open} aria-label={t('owed.reminder.of', { name })} data-screen-only>
        {t('message.write')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('owed.reminder.of', { name })} size="lg" fullScreenOnPhone>
        {children}
      </Modal>
    </>
  )
}
