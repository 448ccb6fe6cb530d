import type { Release } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'

type Parts = Release['declara']
type Entry = Parts['rutas'][number]

/** Returns what a release claims, each part with whether the active release, if there is one, has it not so. */
export function declaredParts(release: RemoteDescriptor, active: RemoteDescriptor | undefined): Parts {
  const [now, before] = [partsOf(release), active && partsOf(active)]
  const marked = (kind: keyof typeof now): Entry[] => {
    const old = new Set(before?.[kind].map(keyOf))
    return now[kind].map((entry) => ({ ...entry, nueva: !old.has(keyOf(entry)) }))
  }
  return { rutas: marked('rutas'), menu: marked('menu'), tarjetas: marked('tarjetas'), permisos: marked('permisos') }
}

type Part = Omit<Entry, 'nueva'>

const keyOf = ({ nombre, acceso }: Part) => `${nombre} ${acceso}`

/** What is declared twice for the same people is one part. */
const once = (parts: Part[]): Part[] => [...new Map(parts.map((part) => [keyOf(part), part])).values()]

function partsOf({ routes, nav, cards = [], search = [] }: RemoteDescriptor) {
  const accesses = [...new Set([...routes, ...nav, ...cards, ...search].map(({ access }) => access))].sort()
  const at = ({ path, access }: { path: string; access: string }): Part => ({ nombre: path, acceso: access })
  return {
    rutas: once(routes.map(at)),
    menu: once(nav.map(at)),
    tarjetas: once(cards.map(({ page, access }) => ({ nombre: page, acceso: access }))),
    permisos: accesses.map((nombre): Part => ({ nombre, acceso: null })),
  }
}
