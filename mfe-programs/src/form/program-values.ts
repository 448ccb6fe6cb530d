import { type FormValues, formValues } from '@fichero/contract/fields'
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import type { Program } from '@fichero/contract/programs.schema'

/** Values as typed: the schema parses texts such as `3.984 horas`. */
export type ProgramValues = FormValues<typeof PROGRAM_FIELDS>

/** Returns the form values of a stored program. */
export const valuesOf = (program: Program): ProgramValues => formValues(PROGRAM_FIELDS, program)

/** True if every field has a value. */
export const isComplete = (values: object) => Object.values(values).every((value) => value !== '' && value !== null)
