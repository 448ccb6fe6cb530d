import type { UsersAnswer } from '@fichero/contract/users.schema'

/** Two people as administrators see them, for examples. */
export const PEOPLE: UsersAnswer['users'] = [
  {
    id: 2,
    nro_documento: '80100200',
    tipo_documento: 'CC',
    nombre: 'María José',
    apellido: 'Gaviria Moreno',
    rol: 'user',
    tipo: 'transversal',
    estado: 'habilitado',
    can: { edit: true, disable: true },
  },
  {
    id: 3,
    nro_documento: '80101159',
    tipo_documento: 'CE',
    nombre: 'Karen Dayana',
    apellido: 'Castañeda Castañeda',
    rol: 'admin',
    tipo: 'tecnico',
    estado: 'habilitado',
    can: { edit: true, disable: true },
  },
]
