import type { WaitingUser } from '@fichero/contract/admin.schema'
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
    version: 1,
    fecha_fin_contrato: '2026-12-15',
    limite_contrato: null,
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
    version: 1,
    fecha_fin_contrato: null,
    limite_contrato: null,
    can: { edit: true, disable: true },
  },
]

const NO_CONTRACT = { fecha_inicio_contrato: null, fecha_fin_contrato: null } as const

/** One person who asked for a new password, and one who tried to sign in while the access request is pending. */
export const WAITING: WaitingUser[] = [
  {
    id: 2,
    nro_documento: '80100200',
    tipo_documento: 'CC',
    nombre: 'María José',
    apellido: 'Gaviria Moreno',
    correo_institucional: 'maria@fichero.example',
    rol: 'user',
    tipo: 'transversal',
    estado: 'habilitado',
    ...NO_CONTRACT,
    clave_pedida: '2026-11-27T13:00:00.000Z',
    ultimo_intento: '2026-11-27T14:30:00.000Z',
  },
  {
    id: 9,
    nro_documento: '52000777',
    tipo_documento: 'CC',
    nombre: 'Luz Marina',
    apellido: 'Ospina',
    correo_institucional: 'luz@fichero.example',
    rol: 'user',
    tipo: 'planta',
    estado: 'pendiente',
    ...NO_CONTRACT,
    clave_pedida: null,
    ultimo_intento: '2026-11-27T15:00:00.000Z',
  },
]
