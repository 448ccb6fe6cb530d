import { Link } from '@fichero/kit/router'
import type { ComponentProps } from 'react'
import { PageLink } from '../content/page-link'
import { CodeBlock } from './code-block'
import { Picture } from './picture'

/** A heading is a link to itself, so that its address can be copied. It can have the focus that a link gave it. */
const heading = (Level: 'h2' | 'h3') =>
  function Heading({ id, children }: ComponentProps<'h2'>) {
    return (
      <Level id={id} tabIndex={-1}>
        <Link to={`#${id}`}>{children}</Link>
      </Level>
    )
  }

/** How the elements of a page are rendered; blockquotes are notes. */
export const PROSE = {
  a: PageLink,
  blockquote: 'aside',
  h2: heading('h2'),
  h3: heading('h3'),
  img: Picture,
  pre: CodeBlock,
} as const
