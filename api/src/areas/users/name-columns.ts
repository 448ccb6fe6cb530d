import { nameOrder } from '../../database/name-order.js'
import { searchable } from '../../database/searchable.js'
import type { User } from './user.entity.js'

/** Computes the columns for search and sort order from a user's name. */
export const nameColumns = ({
  nombre,
  apellido,
  nro_documento,
}: Pick<User, 'nombre' | 'apellido' | 'nro_documento'>) => ({
  busqueda: searchable(nombre, apellido, nro_documento),
  orden: nameOrder(apellido, nombre),
})
