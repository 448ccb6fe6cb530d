import type { ProgramValues } from '../form/program-values'

export interface CreateProgramValues extends ProgramValues {
  archivo_excel: File | null
}

export const NO_VALUES: CreateProgramValues = { nombrePrograma: '', totalHoras: '', nivel: '', archivo_excel: null }
