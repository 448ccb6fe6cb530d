import { nameColumns } from './name-columns.js'
import type { User } from './user.entity.js'

type Derived = 'id' | 'version' | 'version_token' | 'busqueda' | 'orden'

/** Returns the row of a new user. */
export const newUser = (given: Omit<User, Derived>): Omit<User, 'id'> => ({
  ...given,
  version: 1,
  version_token: 0,
  ...nameColumns(given),
})
