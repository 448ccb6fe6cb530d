import type { OwedRow } from './owed-groups'
import { mailLink, type ReminderWords, reminderText } from './reminder-text'

const words: ReminderWords = {
  subject: (fichas) => `Fichas ${fichas.join(', ')}`,
  opening: 'Buen día:',
  ficha: ({ ficha }) => `Ficha ${ficha.nro_ficha}`,
  outcome: ({ personas }, { competency, outcome }) => `${competency}, ${outcome}: ${personas}`,
  more: (outcomes) => `Y ${outcomes} más`,
  closing: 'Gracias.',
}
const row = (nro_ficha: number, nombre_rae: string, personas = 3) =>
  ({ ficha: { nro_ficha }, nombre_competencia: 'Inglés & más', nombre_rae, personas }) as OwedRow
const bodyOf = (link: string) => new URL(link).searchParams.get('body')

test('names each outcome below its ficha', () => {
  const rows = [row(2, 'Leer'), row(1, 'Oír', 5), row(2, 'Hablar')]
  expect(reminderText(rows, words).split('\n')).toEqual([
    'Buen día:',
    '',
    'Ficha 1',
    '- Inglés & más, Oír: 5',
    '',
    'Ficha 2',
    '- Inglés & más, Leer: 3',
    '- Inglés & más, Hablar: 3',
    '',
    'Gracias.',
  ])
})

test('the mail has the address, the subject and the same text', () => {
  const link = mailLink('ana@centro.example', [row(1, 'Leer')], words)
  expect(link).toMatch(/^mailto:ana@centro\.example\?subject=Fichas%201&body=/)
  expect(bodyOf(link)).toBe(reminderText([row(1, 'Leer')], words))
})

test('a long mail says how many outcomes it leaves out, with names that are cut', () => {
  const rows = Array.from({ length: 40 }, (_, place) => row(1, `${place} ${'ÑANDÚ '.repeat(50)}`))
  const link = mailLink(undefined, rows, words)
  expect(link.length).toBeLessThanOrEqual(2000)
  expect(link.startsWith('mailto:?subject=')).toBe(true)
  const lines = bodyOf(link)?.split('\n') ?? []
  const shown = lines.filter((line) => line.startsWith('- '))
  expect(shown.length).toBeGreaterThan(2)
  expect(shown[0]).toMatch(/ÑAN…: 3$|…: 3$/)
  expect(lines.at(-4)).toBe('')
  expect(lines.at(-3)).toBe(`Y ${40 - shown.length} más`)
  expect(
    reminderText(rows, words)
      .split('\n')
      .filter((line) => line.startsWith('- ')),
  ).toHaveLength(40)
})

test.each([
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  [`${'x'.repeat(58)} ${'y'.repeat(9)}`, `${'x'.repeat(58)}…`],
])('of a name as %s the mail has %s', (name, shown) => {
  expect(bodyOf(mailLink(undefined, [row(1, name)], words))).toContain(`más, ${shown}: 3`)
  expect(reminderText([row(1, name)], words)).toContain(`más, ${name}: 3`)
})
