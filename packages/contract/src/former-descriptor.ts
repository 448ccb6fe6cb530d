import { inSlot } from './named-parts.ts'
import type { RemoteDescriptor, RemoteLink, RemotePart } from './remotes.schema.ts'

// The only code that knows the spelling of descriptors before `links` and `parts`: `nav`, `search`, `files`, `cards` and
// `places`. Releases with contract 1.0 have it. It is removed with the support of that contract.

/**
 * Returns a written descriptor (`remote.json`, or its stored copy) in today's spelling. Any other value, also of another
 * shape, is returned as it is.
 */
export function currentDescriptor<Written>(written: Written): Written {
  if (!isObject(written)) return written
  const { nav, search, files, cards, places, ...descriptor } = written
  if (nav === undefined) return written
  if ('links' in descriptor) return descriptor as Written
  const isPart = (entry: object) => 'page' in entry
  const placed = objectsIn(places).map(({ place, ...entry }) => ({ slot: place, ...entry }))
  return {
    ...descriptor,
    links: [
      ...objectsIn(nav).map((entry) => ({ slot: 'menu', ...entry })),
      ...objectsIn(search).map(({ kind, ...entry }, order) => ({ slot: `palette.${kind}`, ...entry, order })),
      ...objectsIn([files]).map((entry) => ({ slot: 'drop', ...entry })),
      ...placed.filter((entry) => !isPart(entry)),
    ],
    parts: [...objectsIn(cards).map((entry) => ({ slot: 'dashboard.card', ...entry })), ...placed.filter(isPart)],
  } as Written
}

/** Returns a descriptor in both spellings, for nodes of the former version that read it during a rolling upgrade. */
export function withFormerSpelling(descriptor: RemoteDescriptor): object {
  const { links, parts } = descriptor
  const without = ({ slot: _, ...entry }: RemoteLink | RemotePart) => entry
  const found = (kind: 'screen' | 'action') =>
    inSlot(links, `palette.${kind}`).map((link) => ({ kind, ...without(link) }))
  const placed = [...links, ...parts].filter(
    ({ slot }) => /\.(action|section)$/.test(slot) && !slot.startsWith('palette'),
  )
  return {
    ...descriptor,
    nav: inSlot(links, 'menu').map(without),
    search: [...found('screen'), ...found('action')],
    files: inSlot(links, 'drop').map(without)[0],
    cards: inSlot(parts, 'dashboard.card').map(({ width = 'wide', ...card }) => ({ width, ...without(card) })),
    places: placed.map(({ slot: place, ...entry }) => ({ place, ...entry })),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns the elements of a list that are objects; the shape is checked afterwards. */
const objectsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : [])
