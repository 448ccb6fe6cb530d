// The fields whose code is large. They come in a file of their own, when the first of them is drawn.
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'

export { NumberInput, Select } from '@mantine/core'
