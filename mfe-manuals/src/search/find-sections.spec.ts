import { excerpt, findSections, type Section } from './find-sections'

const SECTIONS: Section[] = [
  { page: 'panel', title: '', text: 'Los contadores de fichas.' },
  { page: 'modulofichas', title: '', text: 'Una ficha es un grupo.' },
  { page: 'modulofichas', id: 'historial', title: 'El historial de cargas', text: 'Quién cargó cada archivo.' },
  { page: 'panel', id: 'otra', title: 'Otra', text: 'El historial se explica en otra página.' },
]
const titles: Record<string, string> = { panel: 'Panel', modulofichas: 'Módulo de fichas' }
const find = (search: string) =>
  findSections(SECTIONS, (page) => titles[page] ?? '', search).map(({ page, id }) => [page, id])

test('finds every word, whatever its accents and case, in a section or its titles', () => {
  expect(find('QUIEN archivo')).toEqual([['modulofichas', 'historial']])
  expect(find('modulo grupo')).toEqual([['modulofichas', undefined]])
  expect(find('grupo panel')).toEqual([])
})

test('a word of the heading counts more than one of the text', () => {
  expect(find('historial')).toEqual([
    ['modulofichas', 'historial'],
    ['panel', 'otra'],
  ])
})

test('a heading counts twice as much as the title of its page, which is the heading of a page’s beginning', () => {
  const section = (page: string, title: string, text = 'El informe.') => ({ page, title, text })
  const found = findSections(
    [
      section('panel', 'Otra'),
      section('informes', 'Otra'),
      section('panel', 'El informe'),
      section('informes', '', 'Empieza aquí.'),
      section('panel', ''),
    ],
    (page) => (page === 'informes' ? 'Los informes' : 'Panel'),
    ' informe ',
  )
  expect(found.map(({ page, title }) => `${page} ${title}`)).toEqual([
    'panel El informe',
    'informes ',
    'informes Otra',
    'panel Otra',
    'panel ',
  ])
})

test('at most twelve sections are shown', () => {
  const many = Array.from({ length: 13 }, (_, place) => ({ page: 'panel', title: `Informe ${place}`, text: '' }))
  expect(findSections(many, () => 'Panel', 'informe')).toEqual(many.slice(0, 12))
})

test('the excerpt is around the first word that is found, in whole words', () => {
  const text = `${'uno dos tres '.repeat(20)}aquí está la palábra buscada ${'cuatro cinco '.repeat(20)}`
  expect(excerpt(text, 'palabra')).toMatch(/^… (uno|dos|tres) .* palábra buscada .* (cuatro|cinco) …$/)
  expect(excerpt('Un texto corto.', 'corto')).toBe('Un texto corto.')
  expect(excerpt('Un texto corto.', 'nada')).toBe('Un texto corto.')
})

const words = (word: string, times: number) => Array(times).fill(word).join(' ')

test.each([
  ['forty characters before the word and a hundred after', 30, 'palabra', [9, 24, 'both']],
  ['the same, where a space was typed after it', 30, ' palabra ', [9, 24, 'both']],
  ['the same, where a later word is searched too', 30, 'dos  palabra', [9, 24, 'both']],
  ['the same, where another word is in a title only', 30, 'nada palabra', [9, 24, 'both']],
  ['all from the beginning, where the first word is there', 30, 'palabra uno', [30, 3, 'after']],
  ['all before a word that is near the beginning', 5, 'palabra', [5, 28, 'after']],
] as const)('the excerpt has %s', (_, before, search, [uno, dos, cut]) => {
  const text = `${words('uno', before)} palabra ${words('dos', 60)}`
  const expected = `${words('uno', uno)} palabra ${words('dos', dos)} …`
  expect(excerpt(text, search)).toBe(cut === 'both' ? `… ${expected}` : expected)
})

test.each([
  [60, `${words('uno', 35)} …`],
  [35, words('uno', 35)],
])('of %i words that were found by a title only it is the beginning', (times, expected) => {
  expect(excerpt(words('uno', times), 'nada')).toBe(expected)
})

test('a text as long as an excerpt is shown to its end', () => {
  const text = `${words('uno', 34)} fin.`
  expect(text).toHaveLength(140)
  expect(excerpt(text, 'uno')).toBe(text)
})
