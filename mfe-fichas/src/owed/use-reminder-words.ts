import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { ReminderWords } from './reminder-text'

/** The reminder's sentences in the user's language. `reader` is who it is for. */
export function useReminderWords(reader: string | undefined): ReminderWords {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return {
    subject: (fichas) =>
      t('owed.reminder.subject', { count: fichas.length, nro_ficha: fichas[0], number: format.number(fichas.length) }),
    opening: `${reader ? t('message.greetingTo', { name: reader }) : t('message.greeting')}\n\n${t('owed.reminder.opening')}`,
    ficha: ({ ficha }) => t('owed.reminder.ficha', ficha),
    outcome: ({ personas, desde }, names) => {
      const people = t('kit:people', { count: personas, number: format.number(personas) })
      return desde
        ? t('owed.reminder.outcomeSince', { ...names, people, date: format.date(desde) })
        : t('owed.reminder.outcome', { ...names, people })
    },
    more: (count) => t('owed.reminder.more', { count }),
    closing: t('owed.reminder.closing'),
  }
}
