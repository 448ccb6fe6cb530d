import type { Etapa } from '@fichero/contract/enums'
import type { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import type { FormValues } from '@fichero/contract/fields'

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
