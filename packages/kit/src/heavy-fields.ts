// The fields whose code is large, with what only they use. Apart from the other fields, so that signing in does without.
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Popover.layer.css'

export { NumberInput } from '@mantine/core'
export { Select } from './ui/select'
