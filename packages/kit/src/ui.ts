// The part of Mantine for screens: a short list, because all of it is in every first visit. Fields that only forms need
// are in `fields` and `heavy-fields`.
export {
  /** An icon that is pressed, with its name in `aria-label`. Never for what changes data: that is a `Button` with words. */
  ActionIcon,
  /** A notice within a screen. Above a form it is `FormAlert` of `kit/form`, and what was done is told by `kit/notify`. */
  Alert,
  /** A link in a text, or a button that looks like one. Between screens it is `Link` of `kit/router`. */
  Anchor,
  /**
   * What is pressed to do something: a verb and its object. A screen has one that is filled, for what one came for; the others
   * are `default`, and `subtle` within a text or row.
   * @keys Enter and Space press it.
   */
  Button,
  /** Things side by side, which go to the next line where they do not fit. */
  Group,
  /**
   * A choice of up to about twenty. Longer lists, which are searched by typing, are `Select` of `kit/heavy-fields`.
   * @keys The browser’s own: the arrow keys and the first letters choose.
   */
  NativeSelect,
  /** The place of something that loads. Whole tables and heads have `TableSkeleton` and `PageHeaderSkeleton`. */
  Skeleton,
  /** Things below each other, at one distance. */
  Stack,
  /**
   * Parts of one screen, of which one is seen. If each has an address of its own, links are better: `FilterLinks` of
   * `kit/list`.
   * @keys The arrow keys go from tab to tab; Home and End to the first and last.
   */
  Tabs,
  /** A text in another size or colour than that of its place. Plain text needs none. */
  Text,
  /** A line of text. A date is `DateField` and a password `PasswordInput`, both of `kit/fields`. */
  TextInput,
  /** A text for who listens, where the eye has it from its place. */
  VisuallyHidden,
} from '@mantine/core'
export {
  /** Copies a text. Where the text is to be seen as well it is `CopyField` of `kit/copy`, which also works without HTTPS. */
  useClipboard,
  /** Whether something is open. A dialog that a link should open is kept in the address: `useDialogAddress` of `kit/dialog`. */
  useDisclosure,
  /** Whether a media query holds. What only looks different belongs in the style sheet. */
  useMediaQuery,
} from '@mantine/hooks'
export { Options } from './ui/options'
