// The fields of forms that no first screen shows, with their style sheets: a file of their own, which comes along with the
// form that names them.
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/CheckboxIndicator.layer.css'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Switch.layer.css'

export { Checkbox, Fieldset, NumberInput, PasswordInput, Radio, Switch, Textarea } from '@mantine/core'
export { Select } from './ui/select'
