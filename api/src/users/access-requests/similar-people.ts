import type { SimilarUser } from '@fichero/contract/admin.schema'
import { user } from '@fichero/contract/users.schema'
import type { z } from 'zod'
import { searchable } from '../../database/searchable.js'

/** What is compared and told of a person. */
export const comparedColumns = user.pick({
  id: true,
  tipo_documento: true,
  nro_documento: true,
  nombre: true,
  apellido: true,
  correo_institucional: true,
  estado: true,
})
type Compared = z.infer<typeof comparedColumns>

type Likeness = SimilarUser['por'][number]

/** The dots, hyphens and the part after a plus sign of an address rarely tell two people apart. */
const plainMail = (mail: string) => {
  const [local = '', domain = ''] = mail.split('@')
  const [beforePlus = ''] = local.split('+', 1)
  return `${beforePlus.replace(/[._-]/g, '')}@${domain}`
}

const withoutZeros = (document: string) => document.replace(/^0+/, '')

/** The document, and as it is when two neighbouring digits are exchanged. */
const slips = (document: string) => [
  document,
  ...Array.from({ length: document.length - 1 }, (_, at) => {
    const [left, right] = [document.charAt(at), document.charAt(at + 1)]
    return document.slice(0, at) + right + left + document.slice(at + 2)
  }),
]

const LIKE: Record<Likeness, { keyOf: (user: Compared) => string; wanted?: (key: string) => string[] }> = {
  nombre: { keyOf: ({ nombre, apellido }) => searchable(nombre, apellido) },
  correo: { keyOf: ({ correo_institucional }) => plainMail(correo_institucional) },
  documento: { keyOf: ({ nro_documento }) => withoutZeros(nro_documento), wanted: slips },
}

/** Returns a function that finds, among all people, those who may be the same as one of them. */
export function findSimilar(people: Compared[]): (person: Compared) => SimilarUser[] {
  const kinds = (Object.keys(LIKE) as Likeness[]).map((por) => {
    const { keyOf, wanted = (key: string) => [key] } = LIKE[por]
    const index = new Map<string, Compared[]>()
    for (const user of people) {
      const key = keyOf(user)
      const same = index.get(key)
      if (same) same.push(user)
      else index.set(key, [user])
    }
    return { por, find: (person: Compared) => new Set(wanted(keyOf(person)).flatMap((key) => index.get(key) ?? [])) }
  })
  return (person) => {
    const found = new Map<number, SimilarUser>()
    for (const { por, find } of kinds)
      for (const user of find(person)) {
        if (user.id === person.id) continue
        const { id, tipo_documento, nro_documento, nombre, apellido, estado } = user
        const known = found.get(id) ?? { id, tipo_documento, nro_documento, nombre, apellido, estado, por: [] }
        found.set(id, { ...known, por: [...known.por, por] })
      }
    return [...found.values()]
  }
}
