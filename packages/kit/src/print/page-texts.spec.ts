import { pageRules } from './page-texts'

/** The declarations of the margin boxes, as the rules have them line by line. */
const contents = (texts: Parameters<typeof pageRules>[0]) =>
  [...pageRules(texts).matchAll(/content: (.*) \}$/gm)].map(([, content]) => content)

it('has what it is about, the page of how many, and who printed it', () => {
  expect(contents({ about: 'Ficha 2999001', page: 'Página {page} de {pages}', printed: 'Impreso hoy' })).toEqual([
    '"Ficha 2999001"',
    '"Página " counter(page) " de " counter(pages) ""',
    '"Impreso hoy"',
  ])
})

it.each([
  ['quotes', '" } body { display: none', '"\\22  } body { display: none"'],
  ['backslashes', 'C:\\a\\', '"C:\\5c a\\5c "'],
  ['line breaks', 'a\r\nb\fc', '"a\\d \\a b\\c c"'],
  ['the end of a style element', '</style>', '"</style>"'],
])('keeps %s inside the text', (_, hostile, written) => {
  expect(contents({ about: hostile, page: hostile, printed: hostile })).toEqual([written, written, written])
})
