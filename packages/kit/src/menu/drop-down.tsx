import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './drop-down.module.css'
import { DropTarget } from './drop-target'
import { InMenu } from './in-menu'
import { type Side, stopOutside, useDropDown } from './use-drop-down'

interface DropDownProps {
  /** The button's accessible name. */
  label: string
  /** Content of the button. */
  button: ReactNode
  /** Items of the menu, such as `Button`; a click on an item closes the menu. */
  children: ReactNode
  side?: Side
  /** As in `DropTarget`. */
  place?: 'frame' | 'page'
  title?: string
}

/** A button with a menu of commands. For other content use `DropPanel`. */
export function DropDown({ label, button, children, side = 'below', place, title }: DropDownProps) {
  const { floating, targetProps, panelProps } = useDropDown(side)
  return (
    <Menu {...floating} classNames={classes} menuItemTabIndex={0} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <DropTarget {...targetProps} label={label} place={place} title={title}>
          {button}
        </DropTarget>
      </Menu.Target>
      <Menu.Dropdown {...panelProps}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only stops the key events of a dialog */}
        <div onKeyDown={stopOutside}>
          <InMenu value={true}>{children}</InMenu>
        </div>
      </Menu.Dropdown>
    </Menu>
  )
}
