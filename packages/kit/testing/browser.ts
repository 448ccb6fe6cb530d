import { TextDecoder, TextEncoder } from 'node:util'

// What every browser has and jsdom has not.
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
