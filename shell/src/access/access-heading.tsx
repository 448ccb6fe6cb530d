import { usePageTitle } from '@fichero/kit/frame'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './access.module.css'

/** Id of the page's heading, which labels the page's region. */
export const HEADING_ID = 'access-heading'

interface AccessHeadingProps {
  text: string
  lead: ReactNode
  /** True for a heading that replaces a form: it takes the focus from the form and sets the page's title. */
  isNext?: boolean
}

export function AccessHeading({ text, lead, isNext = false }: AccessHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(isNext ? text : undefined)
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext])
  return (
    <>
      <h1 id={HEADING_ID} ref={heading} tabIndex={-1}>
        {text}
      </h1>
      <p className={classes.lead}>{lead}</p>
    </>
  )
}
