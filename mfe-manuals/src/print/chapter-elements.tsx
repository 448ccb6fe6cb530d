import type { ComponentProps } from 'react'
import { PageLink } from '../content/page-link'
import type { Slug } from '../content/slugs'
import { Picture } from '../manual/picture'

/** Returns components for the elements of a chapter: headings are one level lower, and ids are unique in the document. */
export function chapterElements(slug: Slug, manual: readonly Slug[]) {
  const heading = (Level: 'h3' | 'h4') =>
    function Heading({ id, children }: ComponentProps<'h3'>) {
      return <Level id={`${slug}.${id}`}>{children}</Level>
    }
  function ChapterLink({ href = '', children }: ComponentProps<'a'>) {
    const [page = '', id] = href.split('#')
    if (!manual.some((one) => one === page)) return <PageLink href={href}>{children}</PageLink>
    return <a href={`#${page}${id ? `.${id}` : ''}`}>{children}</a>
  }
  // The print needs pictures that were never in the viewport.
  const EagerPicture = (props: ComponentProps<'img'>) => <Picture {...props} loading="eager" />
  return { a: ChapterLink, h2: heading('h3'), h3: heading('h4'), img: EagerPicture }
}
