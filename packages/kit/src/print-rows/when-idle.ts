const BUSY = '[aria-busy="true"]'

/** Resolves when nothing in an element has `aria-busy`. */
export function whenIdle(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (element.querySelector(BUSY)) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
    check()
  })
}
