import * as icons from '@fichero/kit/icons'
import { Group } from '@fichero/kit/ui'

/** All icons. Use an icon beside a text, or in a button with an accessible name. */
export const All = () => (
  <Group gap="lg">
    {Object.entries(icons).map(([name, Icon]) => (
      <span key={name}>
        <Icon /> {name}
      </span>
    ))}
  </Group>
)
