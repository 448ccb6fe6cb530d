import { Modal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { Message } from './message'
import type { Draft } from './message-text'
import { NoticeFailures } from './notice-failures'
import type { Recipient } from './use-addresses'
import { useNotices } from './use-notices'

interface MessageButtonProps {
  /** Returns the message; called when the dialog opens. */
  draft: () => Draft
  recipient: Recipient
  /** The title of the dialog, which names the recipient. It begins with the text of the button. */
  title: string
  /** The text of the button, “Write” by default. */
  label?: string
}

/** A button that opens a dialog with a message to send or to copy. */
export function MessageButton({ draft, recipient, title, label }: MessageButtonProps) {
  const { t } = useTranslation('fichas')
  const [opened, { open, close }] = useDisclosure(false)
  const notices = useNotices()
  return (
    <>
      <Button variant="default" onClick={open} aria-label={label ? undefined : title} data-screen-only>
        {label ?? t('message.write')}
      </Button>
      <Modal opened={opened} onClose={close} title={title} size="lg" fullScreenOnPhone>
        {opened && <Message draft={draft()} recipient={recipient} notices={notices} />}
        <NoticeFailures notices={notices} />
      </Modal>
    </>
  )
}
