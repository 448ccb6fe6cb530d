import { formValues } from '@fichero/contract/fields'
import { endsContract, hasContract } from '@fichero/contract/instructor-contract'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import type { UserDetail } from '@fichero/contract/users.schema'
import type { InstructorValues } from '../form/instructor-values'

/** The values of the form that edits a person. `resumen_semanal` is `true` or `false`. */
export type EditValues = InstructorValues & { resumen_semanal: string }

/** Returns the form values of a stored person. */
export const valuesOf = (user: UserDetail): EditValues => ({
  ...formValues(USER_FIELDS, user),
  resumen_semanal: String(user.resumen_semanal),
})

/** Tells whether the form shows the contract dates, clears them when it saves, or hides them because there are none. */
export function contractIn(user: UserDetail, { tipo }: Pick<InstructorValues, 'tipo'>): 'shown' | 'cleared' | 'hidden' {
  if (hasContract({ tipo })) return 'shown'
  if (user.fecha_inicio_contrato === null && user.fecha_fin_contrato === null) return 'hidden'
  return endsContract(user, { tipo }) ? 'cleared' : 'shown'
}

/** Returns the body to send. The API does not change fields that are not sent, so hidden dates are omitted. */
export function payloadOf(
  values: EditValues,
  user: UserDetail,
): Partial<InstructorValues> & { resumen_semanal: boolean } {
  const sent = { ...values, resumen_semanal: values.resumen_semanal === 'true' }
  const { fecha_inicio_contrato: _, fecha_fin_contrato: __, ...rest } = sent
  const contract = contractIn(user, values)
  if (contract === 'shown') return sent
  return contract === 'cleared' ? { ...rest, fecha_inicio_contrato: '', fecha_fin_contrato: '' } : rest
}
