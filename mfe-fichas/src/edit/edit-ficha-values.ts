import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import type { Ficha, UpdateFichaInput } from '@fichero/contract/fichas.schema'
import { formValues } from '@fichero/contract/fields'
import { BY_DATES, type FichaValues } from '../form/ficha-values'

/** Returns the form values of a stored ficha. */
export const valuesOf = (ficha: Ficha): FichaValues => ({
  idJefeFicha: ficha.id_jefe_ficha,
  idProgramaFormacion: String(ficha.id_programa_formacion),
  ...formValues(FICHA_FIELDS, ficha),
  etapa: ficha.etapa_a_mano ? ficha.etapa : BY_DATES,
})

/**
 * The body of the request. The API stores every stage that it receives as set by hand. So a stage by the dates is left out,
 * or sent as null if it replaces a stage that was set by hand.
 */
export function requestData({ etapa, ...values }: FichaValues, { etapa_a_mano }: Ficha): UpdateFichaInput {
  if (etapa !== BY_DATES) return { ...values, etapa }
  return etapa_a_mano ? { ...values, etapa: null } : values
}
