import { pageRules } from './page-texts'

/** Returns the contents of the margin boxes. */
const contents = (texts: Parameters<typeof pageRules>[0]) =>
  [...pageRules(texts).matchAll(/content: (.*) \}$/gm)].map(([, content]) => content)

it('the rules contain the subject, the page numbers, and the text about the print', () => {
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
])('the rules escape %s in a CSS string', (_, hostile, written) => {
  expect(contents({ about: hostile, page: hostile, printed: hostile })).toEqual([written, written, written])
})
