import { TextDecoder, TextEncoder } from 'node:util'

// Browser APIs that jsdom does not implement.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/** As much as the router reads of one. */
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
// Jest runs this before every spec; those of rules have no window.
if (typeof window !== 'undefined') {
  const noMedia = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.assign(globalThis, {
    TextDecoder,
    TextEncoder,
    Request: PlainRequest,
    ResizeObserver: NoObserver,
    matchMedia: () => noMedia,
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })

  // What a screen keeps in the tab's history ends with its test.
  if (typeof afterEach === 'function') afterEach(() => window.history.replaceState(null, ''))
}
