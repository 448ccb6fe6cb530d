import { messageText } from '../message/message-text'
import type { OwedRow } from './owed-groups'
import { type ReminderSentences, reminderDraft } from './reminder-draft'

const sentences: ReminderSentences = {
  subject: (fichas) => `Fichas ${fichas.join(', ')}`,
  greeting: 'Buen día:',
  opening: 'Falta esto:',
  ficha: ({ ficha }) => `Ficha ${ficha.nro_ficha}`,
  competency: (name, judgments) => `${name}: ${judgments}`,
  outcome: ({ nombre_rae, personas }) => `${nombre_rae}: ${personas}`,
  closing: 'Gracias.',
}
const row = (nro_ficha: number, nombre_rae: string, personas = 3, nombre_competencia = 'Inglés') =>
  ({ ficha: { nro_ficha }, nombre_competencia, nombre_rae, personas }) as OwedRow
const { subject, short, full } = reminderDraft(
  [row(2, 'Leer'), row(1, 'Oír', 5), row(2, 'Hablar'), row(2, 'Hervir', 1, 'Cocina')],
  sentences,
)

test('a reminder counts the owed judgments of each competency below the ficha', () => {
  expect(messageText(short)).toBe(
    'Buen día:\n\nFalta esto:\n\nFicha 1\n- Inglés: 5\n\nFicha 2\n- Inglés: 6\n- Cocina: 1\n\nGracias.',
  )
  expect(subject).toBe('Fichas 1, 2')
})

test('a full reminder lists each outcome below the ficha', () => {
  expect(messageText(full)).toBe(
    'Buen día:\n\nFalta esto:\n\nFicha 1\n- Oír: 5\n\nFicha 2\n- Leer: 3\n- Hablar: 3\n- Hervir: 1\n\nGracias.',
  )
})
