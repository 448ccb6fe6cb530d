import { getUser } from '@fichero/contract/calls/users.calls'
import type { Responsible } from '@fichero/contract/owed.schema'
import { useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { IconCheck } from '@fichero/kit/icons'
import { Button, Group, useClipboard } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import type { OwedRow } from './owed-groups'
import classes from './reminder.module.css'
import { mailLink, reminderText } from './reminder-text'
import { useReminderWords } from './use-reminder-words'

/** How long “copied” is shown. */
const CONFIRMED_MS = 20_000

interface ReminderProps {
  rows: OwedRow[]
  /** Who owes all of them; undefined if there are several. */
  reader: Responsible | undefined
}

/** A text to copy or to mail. If the clipboard is unavailable, as without HTTPS, the text is selected instead. */
export function Reminder({ rows, reader }: ReminderProps) {
  const { t } = useTranslation('fichas')
  const words = useReminderWords(reader?.nombre)
  const field = useRef<HTMLTextAreaElement>(null)
  const { copy, copied, error } = useClipboard({ timeout: CONFIRMED_MS })
  const userId = reader?.id_usuario ?? null
  const user = useCall(getUser, { params: { id: userId ?? 0 } }, { enabled: userId !== null }).data?.user
  useEffect(() => {
    if (!error) return
    field.current?.focus()
    field.current?.select()
  }, [error])
  const text = reminderText(rows, words)
  return (
    <div className={classes.reminder}>
      <textarea
        ref={field}
        className={classes.text}
        aria-label={t('owed.reminder.text')}
        value={text}
        readOnly
        rows={14}
      />
      {reader && userId === null && <p className={classes.note}>{t('owed.reminder.noAddress')}</p>}
      <Group gap="sm" justify="flex-end">
        <p className={classes.said} role="status">
          {error ? t('owed.reminder.selected') : copied && t('owed.reminder.copied')}
        </p>
        <Button component="a" variant="default" href={mailLink(user?.correo_institucional, rows, words)}>
          {t('owed.reminder.mail')}
        </Button>
        <Button onClick={() => copy(text)} leftSection={copied ? <IconCheck /> : undefined} data-autofocus>
          {t('owed.reminder.copy')}
        </Button>
      </Group>
    </div>
  )
}
