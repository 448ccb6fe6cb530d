import { type ButtonProps, Button as MantineButton, Menu, type PolymorphicComponentProps } from '@mantine/core'
import { useContext } from 'react'
import { InMenu } from '../menu/in-menu'

/**
 * A button for an action, labelled with a verb and its object. A screen has one filled button, for its main action; the
 * others are `default`, and `subtle` within a text or row. In a `MoreMenu` of `kit/frame` it is an item of the menu.
 * @keys Enter and Space activate the button.
 */
export function Button<C = 'button'>(props: PolymorphicComponentProps<C, ButtonProps>) {
  const Part = useContext(InMenu) ? Item : MantineButton
  return <Part {...(props as ButtonProps)} />
}

/** Without the props that style a button: a menu shows only the labels. */
function Item({
  variant,
  size,
  color,
  leftSection,
  rightSection,
  loading,
  disabled,
  classNames,
  styles,
  vars,
  ...item
}: ButtonProps) {
  return <Menu.Item {...item} disabled={loading || disabled} />
}
