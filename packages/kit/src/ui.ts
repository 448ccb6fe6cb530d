// The part of Mantine for screens: a short list, because every first visit loads all of it. Fields that only forms need
// are in `fields` and `heavy-fields`.
export {
  /** A button with an icon, named by `aria-label`. To change data use a `Button` with words. */
  ActionIcon,
  /** A notice within a screen. Above a form use `FormAlert` of `kit/form`, for results of actions `kit/notify`. */
  Alert,
  /** A link in a text, or a button that looks like one. Between screens use `Link` of `kit/router`. */
  Anchor,
  /** Elements side by side, which wrap if they do not fit. */
  Group,
  /**
   * A choice of up to about twenty options. For longer lists, searched by typing, use `Select` of `kit/heavy-fields`.
   * @keys The browser’s own: the arrow keys and the first letters choose.
   */
  NativeSelect,
  /** The placeholder of content that loads. For tables and page headers use `TableSkeleton` and `PageHeaderSkeleton`. */
  Skeleton,
  /** Elements below each other, with equal spacing. */
  Stack,
  /**
   * Parts of one screen, of which one is visible. If each part has its own URL use `FilterLinks` of `kit/list`.
   * @keys The arrow keys go from tab to tab; Home and End to the first and last.
   */
  Tabs,
  /** A text with another size or colour than the text around it. Plain text needs no component. */
  Text,
  /** A field for a line of text. For a date use `DateField`, for a password `PasswordInput`, both of `kit/fields`. */
  TextInput,
  /** A text only for screen readers, for a meaning that the layout shows to others. */
  VisuallyHidden,
} from '@mantine/core'
export {
  /** Copies a text. To show the text as well use `CopyField` of `kit/copy`, which also works without HTTPS. */
  useClipboard,
  /** State of something that opens and closes. For a dialog that links may open use `useDialogAddress` of `kit/dialog`. */
  useDisclosure,
  /** Returns whether a media query matches. Differences of style belong in the style sheet. */
  useMediaQuery,
} from '@mantine/hooks'
export { Button } from './ui/button'
export { Options } from './ui/options'
