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

test('the excerpt is around the first word that is found, in whole words', () => {
  const text = `${'uno dos tres '.repeat(20)}aquí está la palábra buscada ${'cuatro cinco '.repeat(20)}`
  expect(excerpt(text, 'palabra')).toMatch(/^… (uno|dos|tres) .* palábra buscada .* (cuatro|cinco) …$/)
  expect(excerpt('Un texto corto.', 'corto')).toBe('Un texto corto.')
  expect(excerpt('Un texto corto.', 'nada')).toBe('Un texto corto.')
})
