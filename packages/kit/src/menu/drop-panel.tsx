import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './drop-down.module.css'
import { DropTarget } from './drop-target'
import { useDropDown } from './use-drop-down'

/** Width of a panel in px. On a narrow screen, the panel is as wide as the screen. */
const WIDTH = 360

interface DropPanelProps {
  /** The button's accessible name. */
  label: string
  /** Content of the button. */
  button: ReactNode
  /** Content of the panel; a click on a button or a link in it closes the panel. */
  children: ReactNode
  onToggle?: (opened: boolean) => void
}

/** A button with a wide panel for sentences, lists and buttons. */
export function DropPanel({ label, button, children, onToggle }: DropPanelProps) {
  const { opened, toggle, floating, targetProps, panelProps } = useDropDown('below', onToggle)
  return (
    <Popover {...floating} width={WIDTH} classNames={classes}>
      <Popover.Target>
        <DropTarget {...targetProps} label={label} onClick={() => toggle(!opened)}>
          {button}
        </DropTarget>
      </Popover.Target>
      <Popover.Dropdown {...panelProps}>{children}</Popover.Dropdown>
    </Popover>
  )
}
