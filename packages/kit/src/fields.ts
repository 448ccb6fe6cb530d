// The fields that no first screen shows, with their style sheets: a file of their own, which comes along with the form
// that names them.
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/CheckboxIndicator.layer.css'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Switch.layer.css'

export { Checkbox, Fieldset, PasswordInput, Radio, Switch, Textarea } from '@mantine/core'
