import { waitFor } from '@testing-library/react'

/** Returns the text of an element as a person reads it, with ordinary spaces instead of no-break spaces. */
export const textOf = (element: Element | null | undefined): string | undefined =>
  element?.textContent.replace(/\s+/g, ' ').trim()

/** Returns the texts of all elements that match a selector, in document order. */
export const textsOf = (box: ParentNode, selector: string) => [...box.querySelectorAll(selector)].map(textOf)

/** Returns the texts of the cells of each row in a table's body. */
export const rowsOf = (box: ParentNode) =>
  [...box.querySelectorAll('tbody > tr')].map((row) => textsOf(row, ':scope > th, :scope > td'))

/** Returns name and value of each fact in the lists of facts. */
export const factsOf = (box: ParentNode) =>
  [...box.querySelectorAll('dl > div')].map((fact) => [
    textOf(fact.querySelector('dt')),
    textOf(fact.querySelector('dd')),
  ])

/** Returns accessible name and URL of each link. */
export const linksOf = (box: ParentNode) =>
  [...box.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? textOf(link),
    link.getAttribute('href'),
  ])

/**
 * Mocks constructable style sheets, which jsdom lacks. Returns a function that reads the page's subject from the style sheet
 * for the header of printed pages.
 */
export function withPaper(): () => string | undefined {
  class Sheet {
    rules = ''
    replaceSync(rules: string) {
      this.rules = rules
    }
  }
  Object.assign(globalThis, { CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [] })
  const sheets = () => document.adoptedStyleSheets as unknown as Sheet[]
  return () => /@top-left \{ content: "(.*)" \}/.exec(sheets().at(-1)?.rules ?? '')?.[1]
}

/** Calls `render` while every table is measured as too wide for the screen, as on a phone, so that tables render short rows. */
export async function onPhone<T>(render: () => Promise<T>): Promise<T> {
  const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000)
  try {
    return await render()
  } finally {
    width.mockRestore()
  }
}

// The functions below replace queries of Testing Library, which compute visibility and accessible name of every element. On
// large pages that takes most of a test's time.

/** Waits for the first element that a selector finds. */
export const until = <E extends HTMLElement>(selector: string): Promise<E> =>
  waitFor(() => {
    const found = document.querySelector<E>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  })

/** Waits for a text anywhere on the page. */
export const untilText = (text: string | RegExp): Promise<void> =>
  waitFor(() => {
    const all = textOf(document.body) ?? ''
    if (typeof text === 'string' ? !all.includes(text) : !text.test(all)) throw new Error(`There is no «${text}».`)
  })

/** Returns the button with an accessible name. */
export const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? textOf(button)) === name,
  )

/** Returns the field whose label starts with a text. */
export function fieldOf(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((one) => textOf(one)?.startsWith(label))
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}
