import { Modal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { Message } from './message'

interface MessageButtonProps {
  /** Called when the message is opened. */
  text: () => string
  title: string
  /** “Message” where it is left out. */
  label?: string
}

/** Opens a message that can be copied. */
export function MessageButton({ text, title, label }: MessageButtonProps) {
  const { t } = useTranslation('fichas')
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open} aria-label={label ? undefined : title} data-screen-only>
        {label ?? t('message.open')}
      </Button>
      <Modal opened={opened} onClose={close} title={title} size="lg" fullScreenOnPhone>
        {opened && <Message text={text()} />}
      </Modal>
    </>
  )
}
