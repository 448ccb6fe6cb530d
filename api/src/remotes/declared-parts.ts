import { actionsOf, sectionsOf } from '@fichero/contract/named-parts'
import { ownValue } from '@fichero/contract/own-value'
import type { Release } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'

type Parts = Release['declara']
type Entry = Parts['rutas'][number]
type Part = Pick<Entry, 'nombre' | 'titulo' | 'acceso'>

/** Returns what a release claims, each part with whether the active release, if there is one, has it not so or alone. */
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
    menu: compared('menu'),
    tarjetas: compared('tarjetas'),
    lugares: compared('lugares'),
    resultados: compared('resultados'),
    permisos: compared('permisos'),
    llamadas: compared('llamadas'),
  }
}

const keyOf = ({ nombre, acceso }: Part) => `${nombre} ${acceso}`

/** Returns the parts that the others do not have; what is declared twice for the same people is one. */
function without(others: Part[], parts: Part[]): Part[] {
  const had = new Set(others.map(keyOf))
  return [...new Map(parts.map((part) => [keyOf(part), part])).values()].filter((part) => !had.has(keyOf(part)))
}

const PARTS: Record<keyof Parts, (descriptor: RemoteDescriptor) => Part[]> = {
  rutas: (descriptor) =>
    descriptor.routes.map(({ path, titleKey, access }) => part(descriptor, path, titleKey, access)),
  menu: (descriptor) => descriptor.nav.map(({ path, labelKey, access }) => part(descriptor, path, labelKey, access)),
  tarjetas: (descriptor) =>
    (descriptor.cards ?? []).map(({ page, titleKey, access }) => part(descriptor, page, titleKey, access)),
  lugares: (descriptor) => [
    ...sectionsOf(descriptor).map(({ place, titleKey, access }) => part(descriptor, place, titleKey, access)),
    ...actionsOf(descriptor).map(({ place, labelKey, access }) => part(descriptor, place, labelKey, access)),
  ],
  resultados: (descriptor) =>
    (descriptor.results ?? []).map(({ group, titleKey }) => part(descriptor, group, titleKey, null)),
  permisos: ({ routes, nav, cards = [], search = [], places = [] }) =>
    [...new Set([...routes, ...nav, ...cards, ...search, ...places].map(({ access }) => access))].sort().map(bare),
  llamadas: ({ calls = [] }) => calls.map(bare),
}

const bare = (nombre: string): Part => ({ nombre, titulo: null, acceso: null })

function part({ labels }: RemoteDescriptor, nombre: string, key: string, acceso: string | null): Part {
  const [es, en] = [ownValue(labels.es, key), ownValue(labels.en, key)]
  return { nombre, titulo: es && en ? { es, en } : null, acceso }
}
