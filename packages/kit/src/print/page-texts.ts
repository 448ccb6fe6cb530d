import { useLayoutEffect } from 'react'

interface PageTexts {
  /** What the document is about. */
  about: string
  /** When and by whom it was printed. */
  printed: string
  /** Says which page of how many it is, with `{page}` and `{pages}` for the numbers. */
  page: string
}

/** Shows these texts on every printed page. A browser without margin boxes prints the same in the document's head and foot. */
export function usePageTexts({ about, printed, page }: PageTexts) {
  const rules = pageRules({ about, printed, page })
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return
    // The page's policy refuses style elements that its server has not written.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [rules])
}

/** Returns the texts as margin boxes of all pages. */
export function pageRules({ about, printed, page }: PageTexts): string {
  const numbers = page
    .split(/\{(pages?)\}/)
    .map((part, place) => (place % 2 === 0 ? cssString(part) : `counter(${part})`))
    .join(' ')
  return `@page {
    @top-left { content: ${cssString(about)} }
    @top-right { content: ${numbers} }
    @bottom-left { content: ${cssString(printed)} }
  }`
}

/** A text as CSS writes it: a quote, a backslash or a line break in it would end it. */
const cssString = (text: string) =>
  `"${text.replace(/["\\\p{Cc}]/gu, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
