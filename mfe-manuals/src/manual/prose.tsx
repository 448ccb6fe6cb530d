import { Link } from '@fichero/kit/router'
import type { ComponentProps } from 'react'
import { PageLink } from '../content/page-link'
import { CodeBlock } from './code-block'
import { Picture } from './picture'

/** A heading is a link to itself, so that its URL can be copied. It is focusable, so that links to it can move the focus. */
const heading = (Level: 'h2' | 'h3') =>
  function Heading({ id, children }: ComponentProps<'h2'>) {
    return (
      <Level id={id} tabIndex={-1}>
        <Link to={`#${id}`}>{children}</Link>
      </Level>
    )
  }

/** Components for the Markdown elements of a page. A blockquote is a note. */
export const PROSE = {
  a: PageLink,
  blockquote: 'aside',
  h2: heading('h2'),
  h3: heading('h3'),
  img: Picture,
  pre: CodeBlock,
} as const
