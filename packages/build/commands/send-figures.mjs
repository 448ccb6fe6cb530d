import { storablePages } from './page-figures.mjs'
import { Refusal } from './refusal.mjs'

/**
 * Sends the figures of the pages of a release that was published. Returns a sentence if the system did not store them, because the
 * release is published all the same, for example in an older system.
 * @param {Pick<import('./registry.mjs').Registry, 'sendFigures'>} registry
 * @param {import('./registry.mjs').RemoteDescriptor} descriptor
 * @param {import('./page-figures.mjs').PageFigures[]} pages
 */
export async function sendFigures(registry, descriptor, pages) {
  const storable = storablePages(pages)
  if (storable.length === 0) return undefined
  try {
    await registry.sendFigures(descriptor, storable)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return `The figures of its pages were not stored, which older systems cannot do: ${error.message}`
  }
}
