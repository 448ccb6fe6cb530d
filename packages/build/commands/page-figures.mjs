const KB = 1024
const MB = 1024 * KB

/** How often a page is left and opened again, to see whether its memory grows. */
export const VISITS = 10

/**
 * What a page takes of the browser.
 * @typedef {object} Figures
 * @property {number} blockedMs the longest time during which the page could not react
 * @property {number} grownBytes the memory that `VISITS` visits leave behind
 * @property {number} requests for files of the release and to the API, until the page is shown
 * @property {number} bytes of these: files as compressed with Brotli, and answers
 * @property {number} messages in the console, of any kind, until the page is shown
 */

const toSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const toMegabytes = (bytes) => `${Math.round(bytes / MB)} MB`
const toKilobytes = (bytes) => `${Math.round(bytes / KB)} KB`

/** @type {{ kind: keyof Figures, max: number, show?: (figure: number) => string, say: (shown: string) => string }[]} */
const LIMITS = [
  { kind: 'blockedMs', max: 2000, show: toSeconds, say: (time) => `blocked for ${time}` },
  { kind: 'grownBytes', max: 20 * MB, show: toMegabytes, say: (size) => `${size} kept after ${VISITS} visits` },
  { kind: 'requests', max: 100, say: (requests) => `${requests} requests` },
  { kind: 'bytes', max: 2 * MB, show: toKilobytes, say: (size) => `${size} loaded` },
  { kind: 'messages', max: 20, say: (messages) => `${messages} messages in the console` },
]

/**
 * Returns the figures of a page as a line.
 * @param {string} address
 * @param {Figures} figures
 */
export const figuresLine = (address, figures) =>
  `${address}: ${LIMITS.map(({ kind, show = String, say }) => say(show(figures[kind]))).join(', ')}`

/**
 * Returns a sentence about the figures with which a page would harm the other modules of its tab; undefined if there are none.
 * The limits are several times what the bundled modules take on a slow machine.
 * @param {string} address
 * @param {Figures} figures
 */
export function excessOf(address, figures) {
  const excess = LIMITS.filter(({ kind, max }) => figures[kind] > max)
  if (excess.length === 0) return undefined
  const texts = excess.map(({ kind, max, show = String, say }) => `${say(show(figures[kind]))} (at most ${show(max)})`)
  return `${address} takes too much: ${texts.join(', ')}`
}

/**
 * Returns the smaller of both values of each figure: something else may have kept the machine busy during one of two
 * measurements.
 * @param {Figures} a
 * @param {Figures} b
 * @returns {Figures}
 */
export const smaller = (a, b) =>
  /** @type {Figures} */ (Object.fromEntries(LIMITS.map(({ kind }) => [kind, Math.min(a[kind], b[kind])])))

/**
 * Compares scripts and styles of a release with those of the active release.
 * @param {import('./registry.mjs').RemoteDescriptor} descriptor
 * @param {import('./registry.mjs').RemoteDescriptor[]} active the releases that the system serves
 */
export function sizeLine(descriptor, active) {
  const before = active.find(({ name }) => name === descriptor.name)
  const now = `Scripts and styles: ${toKilobytes(sizeOf(descriptor))}`
  return before ? `${now}; in the active release ${before.version}: ${toKilobytes(sizeOf(before))}.` : `${now}.`
}

/** @param {import('./registry.mjs').RemoteDescriptor} descriptor */
const sizeOf = ({ assets }) =>
  assets.filter(({ file }) => /\.(js|css)$/.test(file)).reduce((total, { size }) => total + size, 0)
