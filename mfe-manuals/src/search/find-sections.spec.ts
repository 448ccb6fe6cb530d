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

test('findSections finds sections that have every word in the text or a title, ignoring accents and case', () => {
  expect(find('QUIEN archivo')).toEqual([['modulofichas', 'historial']])
  expect(find('modulo grupo')).toEqual([['modulofichas', undefined]])
  expect(find('grupo panel')).toEqual([])
})

test('a match in the heading counts more than a match in the text', () => {
  expect(find('historial')).toEqual([
    ['modulofichas', 'historial'],
    ['panel', 'otra'],
  ])
})

// For the first section of a page, which has no heading, the page title counts as its heading.
test('a match in a heading counts twice as much as one in the page title', () => {
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

test('findSections returns at most twelve sections', () => {
  const many = Array.from({ length: 13 }, (_, index) => ({ page: 'panel', title: `Informe ${index}`, text: '' }))
  expect(findSections(many, () => 'Panel', 'informe')).toEqual(many.slice(0, 12))
})

test('the excerpt is around the first match and does not cut words', () => {
  const text = `${'uno dos tres '.repeat(20)}aquí está la palábra buscada ${'cuatro cinco '.repeat(20)}`
  expect(excerpt(text, 'palabra')).toMatch(/^… (uno|dos|tres) .* palábra buscada .* (cuatro|cinco) …$/)
  expect(excerpt('Un texto corto.', 'corto')).toBe('Un texto corto.')
  expect(excerpt('Un texto corto.', 'nada')).toBe('Un texto corto.')
})

const words = (word: string, times: number) => Array(times).fill(word).join(' ')

test.each([
  ['forty characters before the word and a hundred after', 30, 'palabra', [9, 24, 'both']],
  ['forty and a hundred characters, if the search has spaces around the word', 30, ' palabra ', [9, 24, 'both']],
  ['forty and a hundred characters, if a later word is searched too', 30, 'dos  palabra', [9, 24, 'both']],
  ['forty and a hundred characters, if another searched word is only in a title', 30, 'nada palabra', [9, 24, 'both']],
  ['the beginning of the text, if a searched word is there', 30, 'palabra uno', [30, 3, 'after']],
  ['all text before a word that is near the beginning', 5, 'palabra', [5, 28, 'after']],
] as const)('the excerpt has %s', (_, before, search, [uno, dos, cut]) => {
  const text = `${words('uno', before)} palabra ${words('dos', 60)}`
  const expected = `${words('uno', uno)} palabra ${words('dos', dos)} …`
  expect(excerpt(text, search)).toBe(cut === 'both' ? `… ${expected}` : expected)
})

test.each([
  [60, `${words('uno', 35)} …`],
  [35, words('uno', 35)],
])('the excerpt of a section of %i words is its beginning if only a title matches', (times, expected) => {
  expect(excerpt(words('uno', times), 'nada')).toBe(expected)
})

test('the excerpt of a text with the maximum length is the complete text', () => {
  const text = `${words('uno', 34)} fin.`
  expect(text).toHaveLength(140)
  expect(excerpt(text, 'uno')).toBe(text)
})
