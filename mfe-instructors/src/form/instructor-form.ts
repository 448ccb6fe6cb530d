import type { InstructorValues } from './instructor-values'

export interface InstructorForm {
  values: InstructorValues
  // biome-ignore lint/suspicious/noExplicitAny: as the form library declares them
  getInputProps(field: keyof InstructorValues): any
}
