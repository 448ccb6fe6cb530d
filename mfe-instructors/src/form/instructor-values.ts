import type { FormValues } from '@fichero/contract/fields'
import type { USER_FIELDS } from '@fichero/contract/user.fields'

/** The values of both forms, to create and to edit a person. */
export interface InstructorValues extends FormValues<typeof USER_FIELDS> {
  /** Ids of the centres in which the person works, in ascending order and separated by commas. */
  centros: string
}

/** Returns the form's value of `centros` for ids of centres. */
export const centresText = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join()

/** Returns the ids in the form's value of `centros`. */
export const centreIds = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))
