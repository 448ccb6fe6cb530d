import { type FocusEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { announce, isInDialog } from '../announce/announcer'
import { getNotices, onNoticesChange } from '../notify/store'
import { loadCode } from '../releases/load-code'
import type { ToastStack } from './toast-stack'
import classes from './toasts.module.css'

/** How long a dialog may take to close after its action, in ms. */
const CLOSED_MS = 500

/** The component that shows toasts, once its code is loaded. */
let Stack: typeof ToastStack | undefined

/** Loads the code that shows toasts. */
export async function loadToasts() {
  Stack ??= (await loadCode(() => import(/* webpackChunkName: "toasts" */ './toast-stack'))).ToastStack
}

/**
 * The layer of toasts, rendered once by the shell. Only this layer announces results of actions; while a dialog is open, it
 * uses the live region of the dialog.
 */
export function Toasts() {
  const { toasts } = useSyncExternalStore(onNoticesChange, getNotices, getNotices)
  const layer = useRef<HTMLDivElement>(null)
  /** Where the focus was before it moved to a toast. */
  const cameFrom = useRef<EventTarget | null>(null)
  const [isFocused, setFocused] = useState(false)
  const newest = toasts.at(-1)?.id
  useLoaded(newest)

  // A popover, to be above an open dialog: the last element of the browser's top layer is on top.
  useEffect(() => {
    const element = layer.current
    if (newest === undefined || !document.querySelector('dialog[open]')) return
    element?.showPopover?.()
    return () => element?.hidePopover?.()
  }, [newest])

  // While a dialog stays open, only its live region is read. If the dialog closes, the layer's region is read.
  const announced = toasts.findLast(({ isQuiet }) => !isQuiet)
  useEffect(() => {
    if (!announced || !isInDialog()) return
    const timer = setTimeout(() => isInDialog() && announce(announced.text), CLOSED_MS)
    return () => clearTimeout(timer)
  }, [announced])

  const leave = useCallback((id: number) => {
    const next = layer.current?.querySelector<HTMLElement>(`[data-toast]:not([data-toast="${id}"]) button`)
    const target = next ?? cameFrom.current
    if (layer.current?.contains(document.activeElement) && target instanceof HTMLElement) target.focus()
  }, [])
  const isInside = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)
  const enter = (event: FocusEvent) => {
    if (!isInside(event)) cameFrom.current = event.relatedTarget
    setFocused(true)
  }
  const parts = { onClose: leave, isHeld: isFocused }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks the focus
    <div
      ref={layer}
      className={classes.layer}
      popover="manual"
      onFocus={enter}
      onBlur={(event) => setFocused(isInside(event))}
    >
      <div role="status" aria-live="polite" aria-atomic={false} aria-relevant="additions">
        {Stack && <Stack toasts={toasts.filter(({ isQuiet }) => !isQuiet)} {...parts} />}
      </div>
      <div role="log" aria-live="off">
        {Stack && <Stack toasts={toasts.filter(({ isQuiet }) => isQuiet)} {...parts} />}
      </div>
    </div>
  )
}

/** Loads the code at the first key press or click, which precedes nearly every toast, otherwise with the first toast. */
function useLoaded(newest: number | undefined) {
  const [isLoaded, setLoaded] = useState(Stack !== undefined)
  useEffect(() => {
    if (isLoaded) return
    // If loading fails, the next click or toast tries again; the list of notifications has the text meanwhile.
    const load = () =>
      void loadToasts().then(
        () => setLoaded(true),
        () => undefined,
      )
    if (newest !== undefined) load()
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) document.addEventListener(event, load, true)
    return () => {
      for (const event of events) document.removeEventListener(event, load, true)
    }
  }, [newest, isLoaded])
}
