// Small fields with their style sheets, loaded with the form that imports them, because most first screens have no form.
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'

export {
  /** A group of fields with a legend. */
  Fieldset,
  /** A field for a new password, with a button that reveals it. To ask for the current password use `CurrentPassword`. */
  PasswordInput,
  /** Fields in columns, which become one column on a narrow screen. */
  SimpleGrid,
} from '@mantine/core'
export { CurrentPassword } from './fields/current-password'
export { DateField } from './fields/date-field'
export { ProgramFields } from './fields/program-fields'
export { WeeklySummaryField } from './fields/weekly-summary-field'
