import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import type { CreateFichaInput } from '@fichero/contract/fichas.schema'
import { type FormValues, formValues } from '@fichero/contract/fields'
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import { BY_DATES, type FichaValues } from '../form/ficha-values'

/** The values of the form that creates a ficha. */
export interface CreateFichaValues extends FichaValues, FormValues<typeof PROGRAM_FIELDS> {
  nroFicha: string
  archivo_excel: File | null
  /** Whether the ficha gets a new program, which is created from the file and the fields of a program. */
  isNewProgram: boolean
}

/** The default values that the specification requires, and the stage by the dates. All other fields are empty. */
export const INITIAL_VALUES: CreateFichaValues = {
  nroFicha: '',
  idJefeFicha: '',
  idProgramaFormacion: '',
  ...formValues(FICHA_FIELDS),
  etapa: BY_DATES,
  archivo_excel: null,
  isNewProgram: false,
  ...formValues(PROGRAM_FIELDS),
}

/**
 * Returns the `data` part of the request, which has no file. The program is a new program or the id of an existing program. The
 * stage is only sent if it is set by hand.
 */
export function requestData(values: CreateFichaValues): CreateFichaInput {
  const {
    archivo_excel: _,
    isNewProgram,
    nombrePrograma,
    nivel,
    totalHoras,
    idProgramaFormacion,
    etapa,
    ...ficha
  } = values
  return {
    ...ficha,
    ...(etapa !== BY_DATES && { etapa }),
    ...(isNewProgram ? { programa: { nombrePrograma, nivel, totalHoras } } : { idProgramaFormacion }),
  }
}

/** Removes the request's prefix `programa.` from the keys of errors, because the form's fields do not have it. */
export const byField = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field.replace(/^programa\./, ''), error]))
