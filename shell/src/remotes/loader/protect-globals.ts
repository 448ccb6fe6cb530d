/** What the shell, the kit and the loader need while modules run, by its owner. */
const NEEDED: [owner: object, names: string][] = [
  [window, 'fetch Request Response Headers FormData URL URLSearchParams AbortController AbortSignal CustomEvent'],
  [
    window,
    'Promise Object Array Map Set WeakMap WeakSet Symbol Proxy Reflect JSON Math Date Intl Error structuredClone',
  ],
  [
    window,
    'setTimeout clearTimeout setInterval clearInterval queueMicrotask requestAnimationFrame requestIdleCallback',
  ],
  [window, 'MessageChannel MutationObserver IntersectionObserver ResizeObserver crypto performance navigator'],
  [window, 'history localStorage sessionStorage'],
  [JSON, 'parse stringify'],
  [History.prototype, 'pushState replaceState back forward go'],
  [Storage.prototype, 'getItem setItem removeItem'],
  [EventTarget.prototype, 'addEventListener removeEventListener dispatchEvent'],
]

/**
 * Makes these globals constant, so that a module cannot replace what all others use in the tab. An assignment throws a
 * `TypeError` in the module, and the report of this failure names the module and the place in its sources.
 */
export function protectGlobals() {
  for (const [owner, names] of NEEDED) for (const name of names.split(' ')) protect(owner, name)
}

function protect(owner: object, name: string) {
  const found = Object.getOwnPropertyDescriptor(owner, name)
  if (!found?.configurable) return
  const { enumerable = false, get, value } = found
  // Getters are not called: reading `localStorage` throws where the browser blocks it.
  Object.defineProperty(owner, name, {
    enumerable,
    configurable: false,
    ...(get ? { get } : { value, writable: false }),
  })
}
