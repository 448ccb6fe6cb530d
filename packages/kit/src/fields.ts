// Small fields that the first screens do not use, with their style sheets. Loaded with the form that imports them.
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'

export { Fieldset, PasswordInput, SimpleGrid } from '@mantine/core'
export { CurrentPassword } from './fields/current-password'
export { DateField } from './fields/date-field'
export { ProgramFields } from './fields/program-fields'
