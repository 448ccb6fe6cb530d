import { nameOrder } from '../database/name-order.js'
import { searchable } from '../database/searchable.js'
import type { User } from './user.entity.js'

/** The columns derived from a person's name, for search and order. */
export const nameColumns = ({
  nombre,
  apellido,
  nro_documento,
}: Pick<User, 'nombre' | 'apellido' | 'nro_documento'>) => ({
  busqueda: searchable(nombre, apellido, nro_documento),
  orden: nameOrder(apellido, nombre),
})
