import type { Page } from '@playwright/test'

/**
 * Returns what is not to be told in forced colours: the current and the chosen ones among their neighbours, and drawings
 * made of a background.
 */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const isTransparent = (color: string) => /^rgba\(.*, 0\)$|^transparent$/.test(color)
    const drawn = [...document.body.querySelectorAll<HTMLElement>('main *, aside *')].filter((one) => {
      if (
        one.textContent?.trim() ||
        one.querySelector('svg, img, input') ||
        one.matches('svg, svg *, input, img, option, button, canvas')
      )
        return false
      const { backgroundColor, backgroundImage } = getComputedStyle(one)
      const { width, height } = one.getBoundingClientRect()
      return (
        width > 2 &&
        height > 2 &&
        (!isTransparent(backgroundColor) || backgroundImage !== 'none') &&
        !one.closest('[aria-busy="true"]')
      )
    })
    Object.assign(window, { drawn })
  })
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(() => {
    const nameOf = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className} «${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)}»`
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2
    const looks = (one: Element) => {
      const parts = [one, ...one.querySelectorAll('*')].filter((part) => part === one || part.children.length === 0)
      return parts
        .map((part) => {
          const own = getComputedStyle(part)
          const after = getComputedStyle(part, '::after')
          const before = getComputedStyle(part, '::before')
          return [
            own.backgroundColor,
            own.color,
            own.borderTopColor,
            own.borderBottomColor,
            own.borderBottomWidth,
            own.borderLeftColor,
            own.borderLeftWidth,
            own.borderTopWidth,
            own.borderTopStyle,
            own.outlineStyle,
            own.textDecorationLine,
            after.backgroundColor,
            after.borderBottomWidth,
            before.backgroundColor,
            before.content,
          ].join()
        })
        .filter((_, place) => place === 0)
        .join()
    }
    const problems = new Set<string>()
    const STATES = ['aria-current', 'aria-pressed', 'aria-selected', 'data-active']
    for (const state of STATES) {
      for (const one of document.querySelectorAll(`[${state}]:not([${state}="false"])`)) {
        if (!isShown(one)) continue
        const isOther = (other: Element) =>
          isShown(other) &&
          (!other.hasAttribute(state) || other.getAttribute(state) === 'false') &&
          other.className === one.className
        let others: Element[] = []
        for (
          let around = one.parentElement, up = 0;
          around && up < 4 && others.length === 0;
          around = around.parentElement, up += 1
        )
          others = [...around.querySelectorAll(one.tagName)].filter(isOther)
        const same = others.find((other) => looks(other) === looks(one))
        if (same) problems.add(`${state}: ${nameOf(one)} looks like ${nameOf(same)}`)
      }
    }
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')) {
      const labelOf = (input: HTMLInputElement) => input.labels?.[0] ?? input.parentElement
      const own = labelOf(radio)
      const other = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(radio.name)}"]`),
      ].find((one) => one !== radio)
      const beside = other && labelOf(other)
      if (
        own &&
        beside &&
        isShown(own) &&
        getComputedStyle(radio).appearance !== 'auto' &&
        looks(own) === looks(beside)
      )
        problems.add(`checked: ${nameOf(own)}`)
    }
    for (const one of Reflect.get(window, 'drawn') as HTMLElement[]) {
      if (!one.isConnected || !isShown(one)) continue
      const {
        backgroundColor,
        borderTopWidth,
        borderTopStyle,
        borderLeftWidth,
        borderLeftStyle,
        outlineStyle,
        backgroundImage,
      } = getComputedStyle(one)
      const canvas = getComputedStyle(document.body).backgroundColor
      const hasBorder =
        (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
        (borderLeftStyle !== 'none' && borderLeftWidth !== '0px')
      if (
        (backgroundColor === canvas || /^rgba\(.*, 0\)$/.test(backgroundColor)) &&
        !hasBorder &&
        outlineStyle === 'none' &&
        backgroundImage === 'none'
      )
        problems.add(`drawn: ${nameOf(one)} in ${one.parentElement?.className}`)
    }
    return [...problems].slice(0, 20)
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}
