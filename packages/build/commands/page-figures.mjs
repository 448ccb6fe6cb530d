import { codeSize } from '@fichero/contract/code-size'
import { MAX_MEASURED_PAGES, MAX_PAGE_ADDRESS } from '@fichero/contract/limits'
import { PAGE_LIMITS, PAGE_VISITS } from '@fichero/contract/page-limits'

const KB = 1024
const MB = 1024 * KB

/**
 * What a page takes of the browser, in the units of `PAGE_LIMITS`.
 * @typedef {Record<keyof typeof PAGE_LIMITS, number>} Figures
 */

const toSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const toMegabytes = (bytes) => `${Math.round(bytes / MB)} MB`
const toKilobytes = (bytes) => `${Math.round(bytes / KB)} KB`

/** @type {{ kind: keyof Figures, show?: (figure: number) => string, say: (shown: string) => string }[]} */
const FIGURES = [
  { kind: 'bloqueo', show: toSeconds, say: (time) => `blocked for ${time}` },
  { kind: 'memoria', show: toMegabytes, say: (size) => `${size} kept after ${PAGE_VISITS} visits` },
  { kind: 'peticiones', say: (requests) => `${requests} requests` },
  { kind: 'bytes', show: toKilobytes, say: (size) => `${size} loaded` },
  { kind: 'mensajes', say: (messages) => `${messages} messages in the console` },
]

/** @typedef {import('@fichero/contract/page-figures.schema').PageFigures} PageFigures the figures of one address */

/** Returns the figures of a page as a line. @param {PageFigures} page */
export const figuresLine = ({ direccion, ...figures }) =>
  `${direccion}: ${FIGURES.map(({ kind, show = String, say }) => say(show(figures[kind]))).join(', ')}`

/**
 * Returns a sentence about the figures with which a page would harm the other modules of its tab; undefined if there are none.
 * @param {PageFigures} page
 */
export function excessOf({ direccion, ...figures }) {
  const excess = FIGURES.filter(({ kind }) => figures[kind] > PAGE_LIMITS[kind])
  if (excess.length === 0) return undefined
  const texts = excess.map(
    ({ kind, show = String, say }) => `${say(show(figures[kind]))} (at most ${show(PAGE_LIMITS[kind])})`,
  )
  return `${direccion} takes too much: ${texts.join(', ')}`
}

/**
 * Returns the smaller of both values of each figure: something else may have kept the machine busy during one of two
 * measurements.
 * @param {Figures} a
 * @param {Figures} b
 * @returns {Figures}
 */
export const smaller = (a, b) =>
  /** @type {Figures} */ (Object.fromEntries(FIGURES.map(({ kind }) => [kind, Math.min(a[kind], b[kind])])))

/**
 * Compares scripts and styles of a release with those of the active release.
 * @param {import('./registry.mjs').RemoteDescriptor} descriptor
 * @param {import('./registry.mjs').RemoteDescriptor[]} active the releases that the system serves
 */
export function sizeLine(descriptor, active) {
  const before = active.find(({ name }) => name === descriptor.name)
  const now = `Scripts and styles: ${toKilobytes(codeSize(descriptor))}`
  return before ? `${now}; in the active release ${before.version}: ${toKilobytes(codeSize(before))}.` : `${now}.`
}

/** Returns the pages whose figures a system stores. @param {PageFigures[]} pages */
export const storablePages = (pages) =>
  [...new Map(pages.map((page) => [page.direccion, page])).values()]
    .filter(({ direccion }) => direccion.length <= MAX_PAGE_ADDRESS)
    .slice(0, MAX_MEASURED_PAGES)

/** Returns the page that comes closest to one of its limits. @param {PageFigures[]} pages */
export const heaviestPage = (pages) => pages.toSorted((a, b) => shareOf(b) - shareOf(a))[0]

/** @param {PageFigures} page */
const shareOf = (page) => Math.max(...FIGURES.map(({ kind }) => page[kind] / PAGE_LIMITS[kind]))
