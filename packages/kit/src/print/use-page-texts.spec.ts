/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { pageRules, usePageTexts } from './page-texts'

const texts = { about: 'Ficha 7', printed: 'Impreso hoy', page: 'Página {page} de {pages}' }

/** The part of CSSStyleSheet that the hook uses; jsdom has no CSSStyleSheet. */
class Sheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}
const kit = new Sheet()
const rules = () => (Reflect.get(document, 'adoptedStyleSheets') as unknown as Sheet[]).map(({ text }) => text)

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [kit] })
})

test('usePageTexts adds the texts to the other style sheets while the document is mounted', () => {
  const { rerender, unmount } = renderHook(usePageTexts, { initialProps: texts })
  expect(rules()).toEqual(['', pageRules(texts)])
  const changed = { ...texts, about: 'Ficha 8' }
  rerender(changed)
  expect(rules()).toEqual(['', pageRules(changed)])
  unmount()
  expect(Reflect.get(document, 'adoptedStyleSheets')).toEqual([kit])
})

test('usePageTexts does nothing in a browser without adopted style sheets', () => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
  expect(() => renderHook(usePageTexts, { initialProps: texts }).unmount()).not.toThrow()
})
