import type { RegisterInput } from '@fichero/contract/auth.schema'

/** Form values of a registration: all text until parsed by the schema. */
export type AccessRequest = {
  nombre: string
  apellido: string
  tipo_documento: string
  nro_documento: string
  correo_institucional: string
  tipo: string
  fecha_inicio_contrato: string
  fecha_fin_contrato: string
}

export const NOTHING_TYPED: AccessRequest = {
  nombre: '',
  apellido: '',
  tipo_documento: '',
  nro_documento: '',
  correo_institucional: '',
  tipo: '',
  fecha_inicio_contrato: '',
  fecha_fin_contrato: '',
}

/** Returns the request body. Omits contract days typed before a type other than contratista was chosen. */
export function payloadOf(request: AccessRequest): RegisterInput {
  const { fecha_inicio_contrato, fecha_fin_contrato, ...rest } = request
  return (request.tipo === 'contratista' ? request : rest) as RegisterInput
}
