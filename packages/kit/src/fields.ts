// Small fields that the first screens do not use, with their style sheets. Loaded with the form that imports them.
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'

export {
  /** Fields that belong together, with their name. */
  Fieldset,
  /** A new password, with a button that shows it. The own one, asked for again, is `CurrentPassword`. */
  PasswordInput,
  /** Fields in columns that become one where there is no room for two. */
  SimpleGrid,
} from '@mantine/core'
export { CurrentPassword } from './fields/current-password'
export { DateField } from './fields/date-field'
export { ProgramFields } from './fields/program-fields'
