import type { ComponentPropsWithRef } from 'react'
import classes from './drop-down.module.css'

interface DropTargetProps extends ComponentPropsWithRef<'button'> {
  /** The button's accessible name. */
  label: string
  /** Where the button is. `page`: on a screen, with a border. `frame`: in the shell's layout. */
  place?: 'frame' | 'page'
}

/** The button of a menu or a panel. */
export const DropTarget = ({ label, place = 'frame', ...button }: DropTargetProps) => (
  <button {...button} className={classes.target} data-place={place} type="button" aria-label={label} />
)
