import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { personCase, sentenceCase } from '../message/letter-case'
import type { ReminderSentences } from './reminder-draft'

/** The sentences of a reminder in the user's language. `reader` is the recipient's name, undefined if unknown. */
export function useReminderSentences(reader: string | undefined): ReminderSentences {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return {
    subject: (fichas) =>
      t('owed.reminder.subject', { count: fichas.length, nro_ficha: fichas[0], number: format.number(fichas.length) }),
    greeting: reader ? t('message.greetingTo', { name: personCase(reader) }) : t('message.greeting'),
    opening: t('owed.reminder.opening'),
    ficha: ({ ficha: { nro_ficha, programa_formacion } }) =>
      t('owed.reminder.ficha', { nro_ficha, programa_formacion: sentenceCase(programa_formacion) }),
    competency: (name, count) => t('message.judgments', { name: sentenceCase(name), count }),
    outcome: ({ personas, desde, nombre_competencia, nombre_rae }) => {
      const words = {
        competency: sentenceCase(nombre_competencia),
        outcome: sentenceCase(nombre_rae),
        people: t('kit:people', { count: personas, number: format.number(personas) }),
      }
      return desde
        ? t('owed.reminder.outcomeSince', { ...words, date: format.date(desde) })
        : t('owed.reminder.outcome', words)
    },
    closing: t('owed.reminder.closing'),
  }
}
