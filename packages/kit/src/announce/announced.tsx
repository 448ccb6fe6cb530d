import { type ReactNode, useEffect, useRef } from 'react'
import classes from './announced.module.css'
import { announce } from './announcer'

interface AnnouncedProps {
  children: ReactNode
  /** Announces only changes, because the initial text is read with the page, such as the number of rows of a list. */
  changesOnly?: boolean
}

/**
 * Announces visible content to screen readers when it appears and when its text changes, such as a notice after an answer.
 * Buttons in it are not announced. The box around the content has no ARIA role.
 */
export function Announced({ children, changesOnly = false }: AnnouncedProps) {
  const box = useRef<HTMLDivElement>(null)
  const announced = useRef(changesOnly ? undefined : '')
  // Runs after every render, because the children may have rendered another text.
  useEffect(() => {
    const text = box.current ? wordsIn(box.current) : ''
    if (announced.current !== undefined && text !== announced.current) announce(text)
    announced.current = text
  })
  return (
    <div ref={box} className={classes.box}>
      {children}
    </div>
  )
}

/** Returns the texts below an element, separated by spaces, without buttons and hidden elements. */
function wordsIn(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest('button, [aria-hidden="true"]')) words.push(textContent?.trim() ?? '')
  }
  return words.filter(Boolean).join(' ')
}
