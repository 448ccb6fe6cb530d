// Fields that need much code, separate from the other fields, so that the sign-in page does not load them.
import '@mantine/core/styles/ScrollArea.layer.css'

export { Select } from './ui/select'
