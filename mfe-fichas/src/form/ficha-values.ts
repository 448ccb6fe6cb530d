import type { Etapa } from '@fichero/contract/enums'
import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import type { Ficha, UpdateFichaInput } from '@fichero/contract/fichas.schema'
import { type FormValues, formValues } from '@fichero/contract/fields'

/** The form's value of `etapa` for a stage that follows from the ficha's dates. */
export const BY_DATES = ''

/** The fields that the form to create and the form to edit a ficha share. */
export interface FichaValues extends FormValues<typeof FICHA_FIELDS> {
  /** The head's document number. */
  idJefeFicha: string
  idProgramaFormacion: string
  /** A stage that is set by hand, or `BY_DATES`. */
  etapa: Etapa | typeof BY_DATES
}

/** The values of the form that edits a ficha. */
export interface EditFichaValues extends FichaValues {
  /** Id of the centre, or empty for none. */
  idCentro: string
}

const centreOf = ({ centro }: Pick<Ficha, 'centro'>) => String(centro?.id ?? '')

/** Returns the form values of a stored ficha. */
export const valuesOf = (ficha: Ficha): EditFichaValues => ({
  idJefeFicha: ficha.id_jefe_ficha,
  idProgramaFormacion: String(ficha.id_programa_formacion),
  ...formValues(FICHA_FIELDS, ficha),
  etapa: ficha.etapa_a_mano ? ficha.etapa : BY_DATES,
  idCentro: centreOf(ficha),
})

/**
 * The body of the request. The API stores every stage that it receives as set by hand. So a stage by the dates is left out,
 * or sent as null if it replaces a stage that was set by hand. A centre is sent only if it changes.
 */
export function requestData({ etapa, idCentro, ...values }: EditFichaValues, stored: Ficha): UpdateFichaInput {
  const centre = idCentro === centreOf(stored) ? {} : { idCentro: idCentro || null }
  if (etapa !== BY_DATES) return { ...values, ...centre, etapa }
  return stored.etapa_a_mano ? { ...values, ...centre, etapa: null } : { ...values, ...centre }
}
