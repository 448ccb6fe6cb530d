import type { SimilarUser } from '@fichero/contract/admin.schema'
import { anyOrderKey } from '@fichero/contract/search-text'
import { user } from '@fichero/contract/users.schema'
import type { z } from 'zod'

/** The columns of users that are compared, or shown for a similar user. */
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

/** A property that two people have in common: name, mail address or document number. */
type Likeness = SimilarUser['por'][number]

/** Removes dots, hyphens and the part after a plus sign from a mail address, because these rarely distinguish two people. */
const normalizedMail = (mail: string) => {
  const [local = '', domain = ''] = mail.split('@')
  const [beforePlus = ''] = local.split('+', 1)
  return `${beforePlus.replace(/[._-]/g, '')}@${domain}`
}

/** Returns a document number without leading zeros. */
const withoutZeros = (document: string) => document.replace(/^0+/, '')

/** Returns a document number and its variants with two neighbouring digits exchanged. */
const withTypos = (document: string) => [
  document,
  ...Array.from({ length: document.length - 1 }, (_, index) => {
    const [left, right] = [document.charAt(index), document.charAt(index + 1)]
    return document.slice(0, index) + right + left + document.slice(index + 2)
  }),
]

/** How each likeness is found: two people are similar if one's key is among the other's `keysLike` (default: the same key). */
const LIKENESSES: Record<Likeness, { keyOf: (user: Compared) => string; keysLike?: (key: string) => string[] }> = {
  nombre: { keyOf: ({ nombre, apellido }) => anyOrderKey(nombre, apellido) },
  correo: { keyOf: ({ correo_institucional }) => normalizedMail(correo_institucional) },
  documento: { keyOf: ({ nro_documento }) => withoutZeros(nro_documento), keysLike: withTypos },
}

/** Indexes users, and returns a function that finds the users who may be the same person as its argument. */
export function findSimilar(people: Compared[]): (person: Compared) => SimilarUser[] {
  const kinds = (Object.keys(LIKENESSES) as Likeness[]).map((por) => {
    const { keyOf, keysLike = (key: string) => [key] } = LIKENESSES[por]
    const index = new Map<string, Compared[]>()
    for (const user of people) {
      const key = keyOf(user)
      const same = index.get(key)
      if (same) same.push(user)
      else index.set(key, [user])
    }
    return { por, find: (person: Compared) => new Set(keysLike(keyOf(person)).flatMap((key) => index.get(key) ?? [])) }
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
