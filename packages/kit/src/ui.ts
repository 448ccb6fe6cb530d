// The part of Mantine for screens: a short list, because all of it is in every first visit. Fields that only forms need
// are in `fields` and `heavy-fields`.
export {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  Group,
  NativeSelect,
  Skeleton,
  Stack,
  Tabs,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core'
export { useClipboard, useDisclosure, useMediaQuery } from '@mantine/hooks'
export { Options } from './ui/options'
