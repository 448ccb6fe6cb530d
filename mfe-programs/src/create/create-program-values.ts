export interface CreateProgramValues {
  nombrePrograma: string
  totalHoras: number | string
  nivel: string
  archivo_excel: File | null
}

export const NO_VALUES: CreateProgramValues = { nombrePrograma: '', totalHoras: '', nivel: '', archivo_excel: null }
