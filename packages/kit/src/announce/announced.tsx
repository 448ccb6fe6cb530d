import { type ReactNode, useEffect, useRef } from 'react'
import classes from './announced.module.css'
import { announce } from './announcer'

interface AnnouncedProps {
  children: ReactNode
  /** It belongs to its page, such as how many rows a list shows: only what it says later is announced. */
  changesOnly?: boolean
}

/**
 * Something on the screen that comes with its text, such as a notice after an answer: it is announced when it comes and when
 * its text changes. Its buttons are not, and neither does it take a role of its own.
 */
export function Announced({ children, changesOnly = false }: AnnouncedProps) {
  const box = useRef<HTMLDivElement>(null)
  const said = useRef(changesOnly ? undefined : '')
  // After every render, because its text is drawn by others.
  useEffect(() => {
    const text = box.current ? wordsIn(box.current) : ''
    if (said.current !== undefined && text !== said.current) announce(text)
    said.current = text
  })
  return (
    <div ref={box} className={classes.box}>
      {children}
    </div>
  )
}

/** The texts below an element, apart from each other. */
function wordsIn(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest('button, [aria-hidden="true"]')) words.push(textContent?.trim() ?? '')
  }
  return words.filter(Boolean).join(' ')
}
