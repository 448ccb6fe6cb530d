import { nameColumns } from './name-columns.js'
import type { User } from './user.entity.js'

type Derived = 'id' | 'version' | 'version_token' | 'busqueda' | 'orden'
type Given = Omit<User, Derived | 'idioma'> & Partial<Pick<User, 'idioma'>>

/** Returns the row of a new user. */
export const newUser = (given: Given): Omit<User, 'id'> => ({
  idioma: 'es',
  ...given,
  version: 1,
  version_token: 0,
  ...nameColumns(given),
})
