import type { Icon, IconProps } from '@tabler/icons-react'

/** The one size and stroke of the outline family. Icons stand beside text, so they say nothing themselves. */
export function sized(Tabler: Icon) {
  return function SizedIcon(props: IconProps) {
    return <Tabler size={18} stroke={1.6} aria-hidden="true" {...props} />
  }
}
