import { ownValue } from '@fichero/contract/own-value'
import type { Release } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'

type Parts = Release['declara']
type Entry = Parts['rutas'][number]
type Part = Pick<Entry, 'nombre' | 'lugar' | 'titulo' | 'acceso'>

/**
 * Returns what a release declares (routes, links, parts and so on), compared with the active release: new parts are
 * `nueva`, parts that only the active release has are `quitada`.
 */
export function declaredParts(release: RemoteDescriptor, active: RemoteDescriptor | undefined): Parts {
  const compared = (kind: keyof Parts): Entry[] => {
    const [now, before] = [PARTS[kind](release), active ? PARTS[kind](active) : []]
    return [
      ...without([], now).map((part) => ({ ...part, nueva: without(before, [part]).length > 0, quitada: false })),
      ...without(now, before).map((part) => ({ ...part, nueva: false, quitada: true })),
    ]
  }
  return {
    rutas: compared('rutas'),
    enlaces: compared('enlaces'),
    partes: compared('partes'),
    resultados: compared('resultados'),
    permisos: compared('permisos'),
    llamadas: compared('llamadas'),
  }
}

/** Identifies a part by name, slot and required access. */
const keyOf = ({ nombre, lugar, acceso }: Part) => `${nombre} ${lugar} ${acceso}`

/** Returns the distinct elements of `parts` that are not in `others`. */
function without(others: Part[], parts: Part[]): Part[] {
  const excluded = new Set(others.map(keyOf))
  return [...new Map(parts.map((part) => [keyOf(part), part])).values()].filter((part) => !excluded.has(keyOf(part)))
}

/** How each kind of part is read from a descriptor. */
const PARTS: Record<keyof Parts, (descriptor: RemoteDescriptor) => Part[]> = {
  rutas: (descriptor) =>
    descriptor.routes.map(({ path, titleKey, access }) => part(descriptor, path, titleKey, access)),
  enlaces: (descriptor) =>
    descriptor.links.map(({ path, labelKey, access, slot }) => part(descriptor, path, labelKey, access, slot)),
  partes: (descriptor) =>
    descriptor.parts.map(({ page, titleKey, access, slot }) => part(descriptor, page, titleKey, access, slot)),
  resultados: (descriptor) =>
    (descriptor.results ?? []).map(({ group, service, titleKey }) => part(descriptor, group, titleKey, null, service)),
  permisos: ({ routes, links, parts }) =>
    [...new Set([...routes, ...links, ...parts].map(({ access }) => access))].sort().map(untitled),
  llamadas: ({ calls = [] }) => calls.map(untitled),
}

/** A part without a title and without a permission. */
const untitled = (nombre: string): Part => ({ nombre, lugar: null, titulo: null, acceso: null })

/** A part with the title that the label key has in both languages; null if a language lacks the label. */
function part({ labels }: RemoteDescriptor, nombre: string, key: string, acceso: string | null, lugar?: string): Part {
  const [es, en] = [ownValue(labels.es, key), ownValue(labels.en, key)]
  return { nombre, lugar: lugar ?? null, titulo: es && en ? { es, en } : null, acceso }
}
