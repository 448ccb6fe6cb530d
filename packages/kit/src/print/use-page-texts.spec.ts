/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { pageRules, usePageTexts } from './page-texts'

const texts = { about: 'Ficha 7', printed: 'Impreso hoy', page: 'Página {page} de {pages}' }

/** As much of a sheet as is used; jsdom has none. */
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

test('the texts are on the printed pages beside the styles of others, as long as the document is shown', () => {
  const { rerender, unmount } = renderHook(usePageTexts, { initialProps: texts })
  expect(rules()).toEqual(['', pageRules(texts)])
  const changed = { ...texts, about: 'Ficha 8' }
  rerender(changed)
  expect(rules()).toEqual(['', pageRules(changed)])
  unmount()
  expect(Reflect.get(document, 'adoptedStyleSheets')).toEqual([kit])
})

test('a browser without such sheets shows the document all the same', () => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
  expect(() => renderHook(usePageTexts, { initialProps: texts }).unmount()).not.toThrow()
})
