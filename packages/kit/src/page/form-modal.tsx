import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FormModalProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A form over the screen; on a phone it is the screen. A click beside it does not lose what was typed. */
export function FormModal({ opened, onClose, title, children }: FormModalProps) {
  const { t } = useTranslation('kit')
  const phone = useMediaQuery('(max-width: 36em)')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="lg"
      fullScreen={phone}
      radius={phone ? 0 : undefined}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  )
}
