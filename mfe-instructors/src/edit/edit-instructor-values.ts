import { formValues } from '@fichero/contract/fields'
import { endsContract, hasContract } from '@fichero/contract/instructor-contract'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import type { UserAnswer, UserDetail } from '@fichero/contract/users.schema'
import { centreIds, centresText, type InstructorValues } from '../form/instructor-values'

/** The person of the form. */
export type EditedUser = UserDetail & Pick<UserAnswer['user'], 'centros'>

/** The values of the form that edits a person. `resumen_semanal` is `true` or `false`. */
export type EditValues = InstructorValues & { resumen_semanal: string }

/** Returns the form values of a stored person. */
export const valuesOf = (user: EditedUser): EditValues => ({
  ...formValues(USER_FIELDS, user),
  centros: centresText(user.centros),
  resumen_semanal: String(user.resumen_semanal),
})

/** Tells whether the form shows the contract dates, clears them when it saves, or hides them because there are none. */
export function contractIn(user: EditedUser, { tipo }: Pick<InstructorValues, 'tipo'>): 'shown' | 'cleared' | 'hidden' {
  if (hasContract({ tipo })) return 'shown'
  if (user.fecha_inicio_contrato === null && user.fecha_fin_contrato === null) return 'hidden'
  return endsContract(user, { tipo }) ? 'cleared' : 'shown'
}

/** Returns the body to send. The API does not change fields that are not sent: hidden dates, and centres that stay the same. */
export function payloadOf({ resumen_semanal, centros, ...values }: EditValues, user: EditedUser): EditBody {
  const centres = centros === centresText(user.centros) ? {} : { centros: centreIds(centros) }
  const sent = { ...values, ...centres, resumen_semanal: resumen_semanal === 'true' }
  const { fecha_inicio_contrato: _, fecha_fin_contrato: __, ...rest } = sent
  const contract = contractIn(user, values)
  if (contract === 'shown') return sent
  return contract === 'cleared' ? { ...rest, fecha_inicio_contrato: '', fecha_fin_contrato: '' } : rest
}

type EditBody = Partial<Omit<InstructorValues, 'centros'>> & { resumen_semanal: boolean; centros?: number[] }
