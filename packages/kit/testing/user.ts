import type { User } from '@fichero/contract/users.schema'

/** The signed-in user of every test, and of a module that runs alone with examples. */
export const USER: User = {
  id: 1,
  nro_documento: '1000000001',
  tipo_documento: 'CC',
  nombre: 'Ana María',
  apellido: 'Rojas',
  correo_institucional: 'ana@fichero.example',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: null,
  fecha_fin_contrato: null,
  estado: 'habilitado',
}
