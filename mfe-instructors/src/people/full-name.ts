import type { User } from '@fichero/contract/users.schema'

/** Returns names and surnames, in this order. */
export const fullName = ({ nombre, apellido }: Pick<User, 'nombre' | 'apellido'>) => `${nombre} ${apellido}`
