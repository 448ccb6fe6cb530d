import type { OwnChannel } from '@fichero/contract/enums'
import { Announced, useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { Button, useClipboard } from '@fichero/kit/ui'
import { useEffect, useRef, useState } from 'react'
import classes from './message.module.css'
import { type Draft, messageText } from './message-text'
import { SendLinks } from './send-links'
import type { Recipient } from './use-addresses'
import type { Notices } from './use-notices'
import { useSystemMail } from './use-system-mail'

/** For how long the confirmation “copied” is shown. */
const CONFIRMED_MS = 20_000

interface MessageProps {
  draft: Draft
  recipient: Recipient
  /** Records that an apprentice was written to. */
  notices?: Notices | undefined
}

/**
 * A message to send by WhatsApp or email, through the system, or to copy. If the clipboard is unavailable, for example without
 * HTTPS, the button selects the text.
 */
export function Message({ draft, recipient, notices }: MessageProps) {
  const { t } = useTranslation('fichas')
  const [isFull, setFull] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { copy, copied, error, reset } = useClipboard({ timeout: CONFIRMED_MS })
  useEffect(() => {
    if (!error) return
    field.current?.focus()
    field.current?.select()
  }, [error])
  const apprentice = recipient.kind === 'apprentice' ? recipient : undefined
  const record = (canal: OwnChannel) => apprentice && notices?.record({ to: apprentice, canal })
  const system = useSystemMail(recipient)
  const errorText = useErrorText()
  const message = isFull ? draft.full : draft.short
  const text = messageText(message)
  return (
    <div className={classes.message}>
      <textarea ref={field} className={classes.text} aria-label={t('message.text')} value={text} readOnly rows={15} />
      <Button
        className={classes.length}
        variant={isFull ? 'light' : 'default'}
        size="xs"
        aria-pressed={isFull}
        onClick={() => {
          setFull(!isFull)
          reset()
        }}
      >
        {t('message.withOutcomes')}
      </Button>
      <SendLinks message={message} subject={draft.subject} recipient={recipient} onSend={record}>
        {system && (
          <Button
            variant="default"
            loading={system.isSending}
            disabled={system.isSent}
            onClick={() => system.send(draft.subject, text)}
          >
            {system.label}
          </Button>
        )}
        <Button
          onClick={() => {
            copy(text)
            record('copia')
          }}
          leftSection={copied ? <IconCheck /> : undefined}
          data-autofocus
        >
          {t('message.copy')}
        </Button>
      </SendLinks>
      <Announced>
        <p className={classes.confirmation}>{error ? t('message.selected') : copied && t('message.copied')}</p>
      </Announced>
      <Announced>
        {system?.isSent && <p className={classes.confirmation}>{system.sent.join(' ')}</p>}
        {system?.error && <p className={classes.failure}>{errorText(system.error)}</p>}
      </Announced>
      <Announced>
        {apprentice && notices?.isRecorded(apprentice) && (
          <p className={classes.confirmation}>{t('notice.recorded')}</p>
        )}
      </Announced>
    </div>
  )
}
