import type { ComponentProps } from 'react'
import { PageLink } from '../content/page-link'
import type { Slug } from '../content/slugs'
import { Picture } from '../manual/picture'

/** Headings one level lower, and ids that no other chapter has. */
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
  // Paper shows pictures that were never on the screen.
  const EagerPicture = (props: ComponentProps<'img'>) => <Picture {...props} loading="eager" />
  return { a: ChapterLink, h2: heading('h3'), h3: heading('h4'), img: EagerPicture }
}
