/** Focuses an element, also one that Tab does not reach, such as a heading. */
export function putFocus(element: HTMLElement, options?: FocusOptions) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus(options)
}
