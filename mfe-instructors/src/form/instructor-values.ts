import type { FormValues } from '@fichero/contract/fields'
import type { USER_FIELDS } from '@fichero/contract/user.fields'

/** The values of both forms, to create and to edit a person. */
export type InstructorValues = FormValues<typeof USER_FIELDS>
