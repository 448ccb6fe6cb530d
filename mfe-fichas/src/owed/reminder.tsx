import { getUser } from '@fichero/contract/calls/users.calls'
import type { Responsible } from '@fichero/contract/owed.schema'
import { useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { Message } from '../message/message'
import type { OwedRow } from './owed-groups'
import { mailLink, reminderText } from './reminder-text'
import { useReminderWords } from './use-reminder-words'

interface ReminderProps {
  rows: OwedRow[]
  /** Who owes all of them; undefined if there are several. */
  reader: Responsible | undefined
}

/** A reminder to copy or to mail. */
export function Reminder({ rows, reader }: ReminderProps) {
  const { t } = useTranslation('fichas')
  const words = useReminderWords(reader?.nombre)
  const userId = reader?.id_usuario ?? null
  const user = useCall(getUser, { params: { id: userId ?? 0 } }, { enabled: userId !== null }).data?.user
  return (
    <Message
      text={reminderText(rows, words)}
      note={reader && userId === null && t('owed.reminder.noAddress')}
      action={
        <Button component="a" variant="default" href={mailLink(user?.correo_institucional, rows, words)}>
          {t('owed.reminder.mail')}
        </Button>
      }
    />
  )
}
