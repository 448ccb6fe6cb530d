import { useDocumentTitle } from './use-document-title'

let mockLanguage: string
jest.mock('@fichero/kit/i18n', () => ({ useTranslation: () => ({ i18n: { language: mockLanguage } }) }))

test.each([
  ['es', 'Guía'],
  ['en', 'Guide'],
])('the title of a document in %s is %s', (language, title) => {
  mockLanguage = language
  expect(useDocumentTitle()({ titulo_es: 'Guía', titulo_en: 'Guide' })).toBe(title)
})
