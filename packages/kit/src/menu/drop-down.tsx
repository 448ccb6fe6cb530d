import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import classes from './drop-down.module.css'
import { stepTo } from './step-to'

interface DropDownProps {
  /** The button's accessible name. */
  label: string
  /** Content of the button. */
  button: ReactNode
  /** Buttons and links; clicking one closes the panel. */
  children: ReactNode
  /** A wide panel for sentences. */
  wide?: boolean
  onToggle?: (open: boolean) => void
  /** Position of the panel: below the button, or beside a button at the bottom left of the page. */
  side?: 'below' | 'beside'
  /** `page` for a button with a border that scrolls with the page, in place of one of the frame's. */
  place?: 'frame' | 'page'
  title?: string
}

const GAP = 4

/**
 * A button with a panel: a native popover, closed by Escape, a click outside or leaving it with the Tab key; the arrow
 * keys go from one of its buttons to the next
 * (https://developer.mozilla.org/docs/Web/API/Popover_API).
 */
export function DropDown(props: DropDownProps) {
  const { label, button, children, wide = false, onToggle, side = 'below', place = 'frame', title } = props
  const id = useId()
  const target = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const position = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !target.current || !panel.current) return
    const { bottom, left, right } = target.current.getBoundingClientRect()
    // Not the window's width: fixed elements exclude the space reserved for the scrollbar, even if there is none.
    const { width, top } = document.documentElement.getBoundingClientRect()
    const { style } = panel.current
    if (side === 'below') {
      style.top = `${bottom + GAP - (place === 'page' ? top : 0)}px`
      // At the left of a phone it would not fit otherwise.
      const isLeft = place === 'page' && left + right < width
      style.left = isLeft ? `${left}px` : ''
      style.setProperty('--right', isLeft ? 'auto' : `${width - right}px`)
    } else {
      style.left = `${right + GAP}px`
      style.bottom = `${window.innerHeight - bottom}px`
    }
  }
  const onKey = (event: KeyboardEvent) => {
    // Keys of a dialog that one of the buttons opened arrive here too.
    if (!panel.current || !event.currentTarget.contains(event.target as Node)) return
    if (event.key === 'ArrowDown') panel.current.showPopover()
    if (stepTo(panel.current, event.key)) event.preventDefault()
  }
  return (
    <>
      <button
        ref={target}
        className={classes.target}
        data-place={place}
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={title}
        onKeyDown={(event) => event.key === 'ArrowDown' && onKey(event)}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons are what acts; the keys only go between them. */}
      <div
        ref={panel}
        id={id}
        className={classes.panel}
        data-place={place}
        data-wide={wide || undefined}
        popover="auto"
        onBeforeToggle={position}
        onToggle={({ newState }) => onToggle?.(newState === 'open')}
        onKeyDown={onKey}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('button, a')) panel.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </>
  )
}
