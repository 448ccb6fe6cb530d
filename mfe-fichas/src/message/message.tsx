import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { Button, Group, useClipboard } from '@fichero/kit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './message.module.css'

/** How long “copied” is shown. */
const CONFIRMED_MS = 20_000

interface MessageProps {
  text: string
  /** Something to know before it is sent. */
  note?: ReactNode
  /** Beside the button that copies. */
  action?: ReactNode
}

/** A text to copy. If the clipboard is unavailable, as without HTTPS, the text is selected instead. */
export function Message({ text, note, action }: MessageProps) {
  const { t } = useTranslation('fichas')
  const field = useRef<HTMLTextAreaElement>(null)
  const { copy, copied, error } = useClipboard({ timeout: CONFIRMED_MS })
  useEffect(() => {
    if (!error) return
    field.current?.focus()
    field.current?.select()
  }, [error])
  return (
    <div className={classes.message}>
      <textarea ref={field} className={classes.text} aria-label={t('message.text')} value={text} readOnly rows={14} />
      {note && <p className={classes.note}>{note}</p>}
      <Group gap="sm" justify="flex-end">
        <Announced>
          <p className={classes.said}>{error ? t('message.selected') : copied && t('message.copied')}</p>
        </Announced>
        {action}
        <Button onClick={() => copy(text)} leftSection={copied ? <IconCheck /> : undefined} data-autofocus>
          {t('message.copy')}
        </Button>
      </Group>
    </div>
  )
}
