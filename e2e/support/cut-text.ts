import type { Page } from '@playwright/test'

/** The text spacing that users may set (https://www.w3.org/TR/WCAG22/#text-spacing). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Sets the text spacing while `measure` runs. Every content security policy allows a constructed style sheet. */
export async function withTextSpacing<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  const set = (css: string) =>
    page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = rules
        ? [...document.adoptedStyleSheets, sheet]
        : document.adoptedStyleSheets.slice(0, -1)
    }, css)
  await set(SPACING)
  const result = await measure()
  await set('')
  return result
}

/**
 * Returns texts that a box around them cuts off, or that overflow their control, one line each and six at most. An intended
 * ellipsis is no problem: the `title` has the complete text, or the page shows it elsewhere (`data-shortens`).
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const TOLERANCE = 2
    const problems = new Set<string>()
    const isClipped = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'absolute' && (at.clientWidth <= 1 || at.clientHeight <= 1)) return true
      return false
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const owner = node.parentElement
      if (!text || !owner || owner.closest('script, style, option, [data-shortens]')) continue
      if (!owner.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || isClipped(owner))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      if (rects.length === 0) continue
      const top = Math.min(...rects.map((rect) => rect.top))
      const bottom = Math.max(...rects.map((rect) => rect.bottom))
      const left = Math.min(...rects.map((rect) => rect.left))
      const right = Math.max(...rects.map((rect) => rect.right))
      const control = owner.closest('button, a, [role="tab"], [role="option"]')
      for (let box: Element | null = owner; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box)
        const around = box.getBoundingClientRect()
        const isInline = style.display.startsWith('inline') && style.display === 'inline'
        const clipsX = /hidden|clip/.test(style.overflowX)
        const clipsY = /hidden|clip/.test(style.overflowY)
        const isControl = box === control && !isInline
        if (style.position === 'fixed' && !isControl && !clipsX && !clipsY) break
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break
        const lostX = Math.max(right - around.right, around.left - left)
        // The box of a line is taller than its letters: a sixth of it on either side is empty.
        const emptySpace = ((rects[0]?.height ?? 0) / 6) | 0
        const lostY = Math.max(bottom - around.bottom, around.top - top) - emptySpace
        const isTitled = style.textOverflow === 'ellipsis' && box.closest('[title]') !== null
        // Text beyond the line clamp is not painted, so no other box cuts it.
        if (style.webkitLineClamp !== 'none' && box.closest('[title]')) break
        if ((clipsX || isControl) && lostX > TOLERANCE && !isTitled)
          problems.add(
            `«${text.slice(0, 40)}» ${Math.round(lostX)} px beside ${box.tagName.toLowerCase()}.${box.className}`,
          )
        if ((clipsY || isControl) && lostY > TOLERANCE)
          problems.add(
            `«${text.slice(0, 40)}» ${Math.round(lostY)} px over ${box.tagName.toLowerCase()}.${box.className}`,
          )
      }
    }
    return [...problems].slice(0, 6)
  })
