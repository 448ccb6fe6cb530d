import type { Page } from '@playwright/test'

/**
 * Returns the elements that cannot be distinguished in forced colours, where browsers remove backgrounds and shades: current
 * and selected elements among their neighbours, and shapes made of a background.
 */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(storeShapes)
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = [...(await page.evaluate(indistinguishableStates)), ...(await page.evaluate(lostShapes))]
  await page.emulateMedia({ forcedColors: 'none' })
  return [...new Set(lost)].slice(0, 20)
}

/** Stores the elements that consist of a background, such as bars, in `window.shapes`. */
function storeShapes() {
  const NO_SHAPES = 'svg, svg *, input, img, option, button, canvas, [aria-busy="true"] *'
  const isShape = (one: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    const { width, height } = one.getBoundingClientRect()
    const isPainted = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none'
    return isPainted && width > 2 && height > 2 && !one.textContent?.trim()
  }
  const shapes = [...document.querySelectorAll('main *, aside *')].filter(
    (one) => !one.matches(NO_SHAPES) && !one.querySelector('svg, img, input') && isShape(one),
  )
  Object.assign(window, { shapes })
}

/** Returns current, selected and pressed elements that look like a neighbour without this state. */
function indistinguishableStates(): string[] {
  const STATES = ['aria-current', 'aria-pressed', 'aria-selected', 'data-active']
  const LOOKS = ['backgroundColor', 'color', 'borderColor', 'borderStyle', 'borderWidth', 'outlineStyle'] as const
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2
  const looksOf = (one: Element) =>
    [undefined, '::before', '::after']
      .flatMap((part) => {
        const style = getComputedStyle(one, part)
        return [...LOOKS.map((look) => style[look]), style.textDecorationLine, part && style.content]
      })
      .join()
  const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)

  /** Returns the nearest elements of the same kind without the state. */
  function neighboursOf(one: Element, state: string): Element[] {
    const isOther = (other: Element) =>
      isShown(other) && (other.getAttribute(state) ?? 'false') === 'false' && other.className === one.className
    let around = one.parentElement
    for (let up = 0; around && up < 4; up += 1, around = around.parentElement) {
      const others = [...around.querySelectorAll(one.tagName)].filter(isOther)
      if (others.length > 0) return others
    }
    return []
  }
  const labelOf = (input: HTMLInputElement) => input.labels?.[0] ?? input
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (radio) => getComputedStyle(radio).appearance !== 'auto',
  )
  const pairs = [
    ...STATES.flatMap((state) =>
      [...document.querySelectorAll(`[${state}]:not([${state}="false"])`)].flatMap((one) =>
        neighboursOf(one, state).map((other) => [one, other] as const),
      ),
    ),
    ...radios
      .filter(({ checked }) => checked)
      .flatMap((one) =>
        radios
          .filter(({ name, checked }) => name === one.name && !checked)
          .map((other) => [labelOf(one), labelOf(other)] as const),
      ),
  ]
  return pairs
    .filter(([one, other]) => isShown(one) && isShown(other) && looksOf(one) === looksOf(other))
    .map(([one, other]) => `«${nameOf(one)}» looks like «${nameOf(other)}»`)
}

/** Returns the stored shapes that are no longer visible. */
function lostShapes(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor
  const isLost = (one: Element) => {
    const style = getComputedStyle(one)
    const hasBorder = ['Top', 'Left'].some(
      (side) =>
        style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none' &&
        style.getPropertyValue(`border-${side.toLowerCase()}-width`) !== '0px',
    )
    const isPainted = style.backgroundColor !== canvas && !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor)
    return !isPainted && !hasBorder && style.outlineStyle === 'none' && style.backgroundImage === 'none'
  }
  return (Reflect.get(window, 'shapes') as Element[])
    .filter((one) => one.isConnected && one.checkVisibility() && isLost(one))
    .map((one) => `the shape ${one.tagName.toLowerCase()}.${one.className} in ${one.parentElement?.className}`)
}
