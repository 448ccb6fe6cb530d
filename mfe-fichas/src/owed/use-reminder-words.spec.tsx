/** @jest-environment jsdom */
import { openPage } from '../testing/open-page'
import { useShareText } from '../tyt/use-share-text'
import { reminderText } from './reminder-text'
import { useReminderWords } from './use-reminder-words'

let words: ReturnType<typeof useReminderWords>
let shareText: ReturnType<typeof useShareText>
const open = (reader?: string) => {
  function Page() {
    words = useReminderWords(reader)
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

test('a reminder greets who is known, says what is missing and since when, and asks', async () => {
  await open('Luz Vega')
  const lines = reminderText([row(1, null), row(1200, '2026-11-14')], words).split('\n')
  expect(lines[0]).toBe('Buen día, Luz Vega:')
  expect(lines[2]).toMatch(/^Según los reportes/)
  expect(lines[4]).toBe('Ficha 2888001, COCINA')
  expect(lines[5]).toBe('- COCINAR. HERVIR: 1 aprendiz')
  expect(lines[6]).toMatch(/^- COCINAR\. HERVIR: 1\.200 aprendices \(el primer juicio es del .*2026\)$/)
  expect(lines.slice(8).join()).toMatch(/registrarlos/)
})

test('who is not known is greeted without a name', async () => {
  await open()
  expect(words.opening).toMatch(/^Buen día:\n\nSegún/)
})

test.each([
  [[2_888_001], 'Lo que falta por evaluar en la ficha 2888001'],
  [[2_888_001, 2_888_002], 'Lo que falta por evaluar en 2 fichas'],
  [Array.from({ length: 1200 }, (_, at) => at), 'Lo que falta por evaluar en 1.200 fichas'],
])('the subject of %# names the ficha, or says how many', async (fichas, subject) => {
  await open()
  expect(words.subject(fichas)).toBe(subject)
})

test.each([
  [1, 'Y 1 resultado más.'],
  [2, 'Y 2 resultados más.'],
])('of %i more outcomes', async (count, text) => {
  await open()
  expect(words.more(count)).toBe(text)
})

test.each([
  [0, 0, /^0\s?%$/],
  [0.002, 0, /^< 1\s?%$/],
  [0.5, 50, /^50\s?%$/],
  [0.998, 100, /^> 99\s?%$/],
  [1, 100, /^100\s?%$/],
])('a share of %d is written as it is, never as none or all that it is not', async (share, percent, text) => {
  await open()
  expect(shareText({ share, percent } as never)).toMatch(text)
})
