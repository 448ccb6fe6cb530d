import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import classes from './drop-down.module.css'

interface DropDownProps {
  /** The button's accessible name. */
  label: string
  /** Content of the button. */
  button: ReactNode
  /** Buttons; clicking one closes the panel. */
  children: ReactNode
  /** A wide panel for sentences. */
  wide?: boolean
  onToggle?: (open: boolean) => void
  /** Position of the panel: below the button, or beside a button at the bottom left of the page. */
  side?: 'below' | 'beside'
  title?: string
}

const GAP = 4

/**
 * A button with a panel: a native popover, closed by Escape and a click outside
 * (https://developer.mozilla.org/docs/Web/API/Popover_API).
 */
export function DropDown({ label, button, children, wide = false, onToggle, side = 'below', title }: DropDownProps) {
  const id = useId()
  const target = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !target.current || !panel.current) return
    const { bottom, right } = target.current.getBoundingClientRect()
    // Not the window's width: fixed elements exclude the space reserved for the scrollbar, even if there is none.
    const { width } = document.documentElement.getBoundingClientRect()
    const { style } = panel.current
    if (side === 'below') {
      style.top = `${bottom + GAP}px`
      style.setProperty('--right', `${width - right}px`)
    } else {
      style.left = `${right + GAP}px`
      style.bottom = `${window.innerHeight - bottom}px`
    }
  }
  return (
    <>
      <button ref={target} className={classes.target} type="button" popoverTarget={id} aria-label={label} title={title}>
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        className={classes.panel}
        data-wide={wide || undefined}
        popover="auto"
        onBeforeToggle={place}
        onToggle={({ newState }) => onToggle?.(newState === 'open')}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('button')) panel.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </>
  )
}
