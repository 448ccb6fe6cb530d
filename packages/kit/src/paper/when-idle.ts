const BUSY = '[aria-busy="true"]'

/** Resolves when nothing in an element is waiting for anything. */
export function whenIdle(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (element.querySelector(BUSY)) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
    look()
  })
}
