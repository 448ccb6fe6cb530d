import { TextDecoder, TextEncoder } from 'node:util'

// Browser APIs that jsdom does not implement.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/** The part of Request that the router uses. */
class PlainRequest {
  readonly method = 'GET'
  readonly signal: AbortSignal | undefined

  constructor(
    readonly url: string,
    init: RequestInit = {},
  ) {
    this.signal = init.signal ?? undefined
  }
}
// Jest runs this module before every spec, even if the spec has no window.
if (typeof window !== 'undefined') {
  const noMedia = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.assign(globalThis, {
    TextDecoder,
    TextEncoder,
    Request: PlainRequest,
    ResizeObserver: NoObserver,
    matchMedia: () => noMedia,
  })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })

  // Clears the state that a screen stores in the tab's history.
  if (typeof afterEach === 'function') afterEach(() => window.history.replaceState(null, ''))
}
