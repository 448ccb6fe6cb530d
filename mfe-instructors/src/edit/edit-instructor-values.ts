import type { UserDetail } from '@fichero/contract/users.schema'
import type { InstructorValues } from '../form/instructor-values'

export const valuesOf = (user: UserDetail): InstructorValues => ({
  tipo_documento: user.tipo_documento,
  nombre: user.nombre,
  apellido: user.apellido,
  correo_institucional: user.correo_institucional,
  rol: user.rol,
  tipo: user.tipo,
  fecha_inicio_contrato: user.fecha_inicio_contrato ?? '',
  fecha_fin_contrato: user.fecha_fin_contrato ?? '',
})
