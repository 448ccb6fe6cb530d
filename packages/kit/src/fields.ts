// The small fields that no first screen shows, with their style sheets. They come with the form that imports them.
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'

export { Fieldset, PasswordInput, SimpleGrid } from '@mantine/core'
