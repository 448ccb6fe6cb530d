import type { RegisterInput } from '@fichero/contract/auth.schema'

/** A registration as it is typed: everything is text until the schema reads it. */
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

/**
 * What is sent, once the schema has read what was typed. Contract days that a contratista typed before choosing another type are
 * left out.
 */
export function payloadOf(request: AccessRequest): RegisterInput {
  const { fecha_inicio_contrato, fecha_fin_contrato, ...rest } = request
  return (request.tipo === 'contratista' ? request : rest) as RegisterInput
}
