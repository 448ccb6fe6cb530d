import type { Page } from '@playwright/test'

/**
 * Returns the texts of a page that browsers would translate although they are data, each once: document numbers, codes,
 * names and states as SOFIA Plus writes them, and `names`. Ignores sentences with data in them, code and options of fields.
 */
export const translatedData = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const data = /^(?:(?:CC|CE|TI|PEP|PPT|PA) )?\d{6,12}$|^[\p{Lu} ]{6,}$/u
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      if (!data.test(text) && !names.includes(text)) continue
      const parent = walker.currentNode.parentElement
      if (!parent?.closest('[translate=no], script, style, noscript, code, option')) found.add(text)
    }
    return [...found]
  }, names)

/** Wraps every text of the page in elements, now and whenever the page changes, as browsers do that translate a page. */
export const translatePages = (page: Page) =>
  page.addInitScript(() => {
    const wrap = () => {
      // React does not hydrate a page that differs from the prerendered one. The form's button is disabled until then.
      if (document.querySelector('[data-prerendered] [type=submit]:disabled')) return
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, [translate=no], script, style, noscript, option'))
          continue
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        outer.firstElementChild!.textContent = text.data
        text.replaceWith(outer)
      }
    }
    window.addEventListener('load', () => {
      wrap()
      new MutationObserver(wrap).observe(document.body, {
        attributes: true,
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
  })
