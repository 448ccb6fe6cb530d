import { useLayoutEffect } from 'react'

interface PageTexts {
  /** The subject of the document. */
  about: string
  /** When and by whom it was printed. */
  printed: string
  /** The text of the page numbers, with `{page}` and `{pages}` in their place. */
  page: string
}

/** Shows these texts on every printed page. Browsers without margin boxes print only the document's header and footer. */
export function usePageTexts({ about, printed, page }: PageTexts) {
  const rules = pageRules({ about, printed, page })
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return
    // The page's CSP blocks style elements that the server has not written.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [rules])
}

/** Returns CSS that prints the texts in margin boxes of all pages. */
export function pageRules({ about, printed, page }: PageTexts): string {
  const numbers = page
    .split(/\{(pages?)\}/)
    .map((part, index) => (index % 2 === 0 ? cssString(part) : `counter(${part})`))
    .join(' ')
  return `@page {
    @top-left { content: ${cssString(about)} }
    @top-right { content: ${numbers} }
    @bottom-left { content: ${cssString(printed)} }
  }`
}

/** Returns a CSS string, in which quotes, backslashes and control characters are escaped. */
const cssString = (text: string) =>
  `"${text.replace(/["\\\p{Cc}]/gu, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
