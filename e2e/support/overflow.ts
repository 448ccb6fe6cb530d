import type { Page } from '@playwright/test'

/**
 * Returns the elements that do not fit into the window's width, one line each and six at most: a page or box that scrolls
 * sideways without `data-scrolls`, a control or cell that is cut off or outside the window, a row with a hidden cell.
 */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Some tables and lists measure their width in the frame after a resize.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const TOLERANCE = 1
    const width = document.documentElement.clientWidth
    const problems = new Set<string>()
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().width > TOLERANCE &&
      // The element is not text for screen readers only.
      !isClipped(element)
    const isClipped = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true
      return false
    }

    const scroll = document.documentElement.scrollWidth
    if (scroll > width) problems.add(`the page needs ${scroll} px`)
    for (const box of document.body.querySelectorAll('*')) {
      if (
        !/auto|scroll/.test(getComputedStyle(box).overflowX) ||
        !isShown(box) ||
        box.matches('input, textarea, [data-scrolls]')
      )
        continue
      if (box.scrollWidth > box.clientWidth + TOLERANCE) problems.add(`${nameOf(box)} scrolls to ${box.scrollWidth} px`)
    }
    for (const element of document.body.querySelectorAll('th, td, a, button, input, select, h1, h2')) {
      if (!isShown(element) || element.closest('[data-scrolls]')) continue
      const { left, right } = element.getBoundingClientRect()
      if (right > width + TOLERANCE || left < -TOLERANCE)
        problems.add(`${nameOf(element)} ends at ${Math.round(right)} px`)
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!/hidden|clip/.test(getComputedStyle(box).overflowX)) continue
        const around = box.getBoundingClientRect()
        if (right > around.right + TOLERANCE || left < around.left - TOLERANCE)
          problems.add(`${nameOf(element)} is cut off`)
      }
      if (element.matches('button, th, td') && element.scrollWidth > element.clientWidth + TOLERANCE)
        problems.add(`${nameOf(element)} is wider than its box`)
    }
    // If a table has short rows in place of the cells, one of the two is hidden.
    for (const row of document.body.querySelectorAll('tbody tr'))
      if (isShown(row) && !row.closest('[data-short]'))
        for (const cell of row.children) if (!isShown(cell)) problems.add(`${nameOf(cell)} is hidden in its row`)
    return [...problems].slice(0, 6)
  })
