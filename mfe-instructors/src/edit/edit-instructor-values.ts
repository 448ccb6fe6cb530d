import { endsContract, hasContract } from '@fichero/contract/instructor-contract'
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

/** What the form does with the dates of a contract: hidden where there are none and the chosen type needs none. */
export function contractIn(user: UserDetail, { tipo }: Pick<InstructorValues, 'tipo'>): 'shown' | 'cleared' | 'hidden' {
  if (hasContract({ tipo })) return 'shown'
  if (user.fecha_inicio_contrato === null && user.fecha_fin_contrato === null) return 'hidden'
  return endsContract(user, { tipo }) ? 'cleared' : 'shown'
}

/** The API keeps what is not sent, so dates that the form does not show are not sent. */
export function payloadOf(values: InstructorValues, user: UserDetail): Partial<InstructorValues> {
  const { fecha_inicio_contrato: _, fecha_fin_contrato: __, ...rest } = values
  const contract = contractIn(user, values)
  if (contract === 'shown') return values
  return contract === 'cleared' ? { ...rest, fecha_inicio_contrato: '', fecha_fin_contrato: '' } : rest
}
