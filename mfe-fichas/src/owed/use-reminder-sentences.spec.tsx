/** @jest-environment jsdom */
import { openPage } from '../../testing/open-page'
import { useShareText } from '../tyt/use-share-text'
import { reminderDraft } from './reminder-draft'
import { useReminderSentences } from './use-reminder-sentences'

let sentences: ReturnType<typeof useReminderSentences>
let shareText: ReturnType<typeof useShareText>
const open = (reader?: string) => {
  function Page() {
    sentences = useReminderSentences(reader)
    shareText = useShareText()
    return null
  }
  return openPage(Page)
}
const row = (personas: number, desde: string | null) =>
  ({
    ficha: { nro_ficha: 2_888_001, programa_formacion: 'COCINA' },
    nombre_competencia: 'COCINAR.',
    nombre_rae: 'HERVIR.',
    personas,
    desde,
  }) as never

test('a reminder greets a known recipient, lists missing judgments with dates, and ends with a request', async () => {
  await open('LUZ VEGA')
  const { short, full } = reminderDraft([row(1, null), row(1200, '2026-11-14')], sentences)
  expect(full).toMatchObject({ greeting: 'Buen día, Luz Vega:', closing: [expect.stringMatching(/registrarlos/)] })
  expect(full.opening).toMatch(/^Según los reportes/)
  expect(full.parts).toEqual([
    {
      title: 'Ficha 2888001, Cocina',
      lines: [
        'Cocinar. Hervir: 1 aprendiz',
        expect.stringMatching(/^Cocinar\. Hervir: 1\.200 aprendices \(el primer juicio es del .*2026\)$/),
      ],
    },
  ])
  expect(short.parts).toEqual([{ title: 'Ficha 2888001, Cocina', lines: ['Cocinar: 1.201 juicios'] }])
})

test('a reminder greets an unknown recipient without a name', async () => {
  await open()
  expect(sentences.greeting).toBe('Buen día:')
})

test.each([
  [[2_888_001], 'Lo que falta por evaluar en la ficha 2888001'],
  [[2_888_001, 2_888_002], 'Lo que falta por evaluar en 2 fichas'],
  [Array.from({ length: 1200 }, (_, at) => at), 'Lo que falta por evaluar en 1.200 fichas'],
])('the subject of a reminder names the only ficha, or counts the fichas (%#)', async (fichas, subject) => {
  await open()
  expect(sentences.subject(fichas)).toBe(subject)
})

test.each([
  [0, 0, /^0\s?%$/],
  [0.002, 0, /^< 1\s?%$/],
  [0.5, 50, /^50\s?%$/],
  [0.998, 100, /^> 99\s?%$/],
  [1, 100, /^100\s?%$/],
])('a share of %d is shown as 0 or 100 % only if it is exact', async (share, percent, text) => {
  await open()
  expect(shareText({ share, percent } as never)).toMatch(text)
})
