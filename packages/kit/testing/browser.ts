import { TextDecoder, TextEncoder } from 'node:util'

// Browser APIs that jsdom does not implement.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const noMedia = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
Object.assign(globalThis, { TextDecoder, TextEncoder, ResizeObserver: NoObserver, matchMedia: () => noMedia })
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
