// Fields with large code and its dependencies, separate from the others, because signing in does not need them.
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'

export { Select } from './ui/select'
