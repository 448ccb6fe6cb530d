import type { User } from '@fichero/contract/users.schema'

export const fullName = ({ nombre, apellido }: Pick<User, 'nombre' | 'apellido'>) => `${nombre} ${apellido}`
