import { type ReactNode, useEffect, useRef } from 'react'
import { HEADING_ID } from './access-card'
import classes from './access-card.module.css'

interface AccessHeadingProps {
  text: string
  lead?: ReactNode
  /** Set if it replaces a form that had the focus. */
  takesFocus?: boolean
}

export function AccessHeading({ text, lead, takesFocus = false }: AccessHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <h1 id={HEADING_ID} ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {text}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
    </>
  )
}
