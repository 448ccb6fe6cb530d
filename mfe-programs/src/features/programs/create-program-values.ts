import { validator } from '@fichero/kit/form'
import { createProgramData } from '@fichero/kit/schemas'

export interface CreateProgramValues extends Record<string, unknown> {
  nombrePrograma: string
  totalHoras: number | string
  nivel: string
  archivo_excel: File | null
}

export const NO_VALUES: CreateProgramValues = { nombrePrograma: '', totalHoras: '', nivel: '', archivo_excel: null }

const validateData = validator<CreateProgramValues>(createProgramData)

/** The contract's rules for the data, and a file. */
export function validateProgram(values: CreateProgramValues): Record<string, string> {
  const errors = validateData(values)
  return values.archivo_excel ? errors : { ...errors, archivo_excel: 'file_required' }
}
