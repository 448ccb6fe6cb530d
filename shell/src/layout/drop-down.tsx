import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import classes from './drop-down.module.css'

interface DropDownProps {
  /** The button's accessible name. */
  label: string
  /** What the button shows. */
  button: ReactNode
  /** Buttons; choosing one closes. */
  children: ReactNode
  /** A panel with sentences in it. */
  wide?: boolean
  onToggle?: (open: boolean) => void
  /** Where the panel stands: below the button, or beside one that stands at the left foot of the page. */
  side?: 'below' | 'beside'
  title?: string
}

const GAP = 4

/** A button and the panel that it opens: the browser's own popover, which Escape and a click elsewhere close. */
export function DropDown({ label, button, children, wide = false, onToggle, side = 'below', title }: DropDownProps) {
  const id = useId()
  const target = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !target.current || !panel.current) return
    const { bottom, right } = target.current.getBoundingClientRect()
    // Not the window's width: what is fixed keeps off the scrollbar's place, also where there is no scrollbar.
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
