import * as icons from '@fichero/kit/icons'
import { Group } from '@fichero/kit/ui'

/** All of them. An icon stands beside a text, or in a button with a name. */
export const All = () => (
  <Group gap="lg">
    {Object.entries(icons).map(([name, Icon]) => (
      <span key={name}>
        <Icon /> {name}
      </span>
    ))}
  </Group>
)
