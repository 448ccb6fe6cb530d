import { searchable } from '../database/searchable.js'
import type { User } from './user.entity.js'

type Counted = 'id' | 'version' | 'version_token' | 'busqueda'

/** A person's first row. */
export const newUser = (given: Omit<User, Counted>): Omit<User, 'id'> => ({
  ...given,
  version: 1,
  version_token: 0,
  busqueda: searchable(given.nombre, given.apellido, given.nro_documento),
})
