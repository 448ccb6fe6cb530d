import type { MenuProps } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Position of the panel: below the button, or beside a button at the bottom left of the page. */
export type Side = 'below' | 'beside'

/** No portal: the panel prints, scrolls and is announced with its part of the page. */
const FLOATING = {
  floatingStrategy: 'fixed',
  keepMounted: true,
  keepMountedMode: 'display-none',
  offset: 4,
  shadow: 'md',
  transitionProps: { duration: 0 },
  withinPortal: false,
} as const satisfies MenuProps

const isInside = ({ currentTarget, target }: SyntheticEvent) => target instanceof Node && currentTarget.contains(target)

/**
 * State and focus of a button with a panel. The children stay mounted while the panel is closed, because they render the
 * dialogs that they open. Therefore this hook moves the focus: into the panel when it opens, and back to the button before an
 * element in the panel handles a click, so that a dialog returns the focus to the button.
 */
export function useDropDown(side: Side, onToggle?: (opened: boolean) => void) {
  const [opened, setOpened] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const toggle = (next: boolean) => {
    setOpened(next)
    onToggle?.(next)
  }
  useEffect(() => {
    if (opened) panel.current?.focus({ preventScroll: true })
  }, [opened])

  const floating = {
    ...FLOATING,
    opened,
    onChange: toggle,
    position: side === 'below' ? 'bottom-end' : 'right-end',
  } as const
  const targetProps = {
    ref: target,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && opened) toggle(false)
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      flushSync(() => toggle(true))
      panel.current?.querySelector<HTMLElement>('[role^="menuitem"], button, a')?.focus()
    },
  }
  const panelProps = {
    ref: panel,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && relatedTarget !== target.current && !currentTarget.contains(relatedTarget)) toggle(false)
    },
    onClickCapture: (event: SyntheticEvent) => {
      if (isInside(event) && event.target instanceof Element && event.target.closest('button, a')) {
        target.current?.focus({ preventScroll: true })
        toggle(false)
      }
    },
  }
  return { opened, toggle, floating, targetProps, panelProps }
}

/** Stops the events of a dialog that an item opened, which React bubbles to the menu. */
export const stopOutside = (event: SyntheticEvent) => {
  if (!isInside(event)) event.stopPropagation()
}
