import type { User } from '@fichero/contract/users.schema'

const { compare } = new Intl.Collator('es')

/** By surname. Sorted here and not in the query, because the two databases sort accents differently. */
export const byName = (a: User, b: User) =>
  compare(a.apellido, b.apellido) || compare(a.nombre, b.nombre) || a.id - b.id
