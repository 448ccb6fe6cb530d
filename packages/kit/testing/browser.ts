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

  // jsdom needs real time to read a file, for which tests with fake timers do not wait.
  const contents = new WeakMap<File, BlobPart[]>()
  globalThis.File = new Proxy(File, {
    construct(target, args: ConstructorParameters<typeof File>) {
      const file = new target(...args)
      contents.set(file, args[0])
      return file
    },
  })
  File.prototype.arrayBuffer = async function () {
    const bytes = contents.get(this)?.map((part) => (typeof part === 'string' ? Buffer.from(part) : bytesOf(part)))
    return Uint8Array.from(Buffer.concat(bytes ?? [])).buffer
  }

  // Clears the state that a screen stores in the tab's history.
  if (typeof afterEach === 'function') afterEach(() => window.history.replaceState(null, ''))
}

/** The bytes of a part of a test's file. */
function bytesOf(part: BlobPart): Uint8Array {
  if (ArrayBuffer.isView(part)) return new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
  return new Uint8Array(part as ArrayBuffer)
}
