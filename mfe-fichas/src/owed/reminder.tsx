import type { Responsible } from '@fichero/contract/owed.schema'
import { Message } from '../message/message'
import type { OwedRow } from './owed-groups'
import { reminderDraft } from './reminder-draft'
import { useReminderSentences } from './use-reminder-sentences'

interface ReminderProps {
  rows: OwedRow[]
  /** The recipient: the person who owes all these judgments. Undefined if several people owe them. */
  reader: Pick<Responsible, 'nombre' | 'id_usuario'> | undefined
}

/** A message about owed judgments. */
export function Reminder({ rows, reader }: ReminderProps) {
  const sentences = useReminderSentences(reader?.nombre)
  return (
    <Message
      draft={reminderDraft(rows, sentences)}
      recipient={reader ? { kind: 'instructor', id: reader.id_usuario } : { kind: 'group' }}
    />
  )
}
