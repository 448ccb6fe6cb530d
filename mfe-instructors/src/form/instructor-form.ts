import type { InstructorValues } from './instructor-values'

/** The part of a form controller that the fields use, the same for both forms. */
export interface InstructorForm {
  values: InstructorValues
  // biome-ignore lint/suspicious/noExplicitAny: as the form library declares them
  getInputProps(field: keyof InstructorValues): any
}
