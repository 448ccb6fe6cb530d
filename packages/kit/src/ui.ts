// What screens may use of Mantine: a short list, because all that stands here is in every first visit. The fields that
// only forms need are in `fields` and `heavy-fields`.
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
