import type { Language } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'
import { type ComponentProps, useMemo } from 'react'
import { PageLink } from '../content/page-link'
import { pagePart } from '../content/page-part'
import type { Slug } from '../content/slugs'
import { Picture } from '../manual/picture'
import { PROSE } from '../manual/prose'
import prose from '../manual/prose.module.css'
import classes from './manual-book.module.css'

interface ChapterProps {
  slug: Slug
  number: number
  language: Language
  /** The pages of the manual: links to them stay in the document. */
  manual: readonly Slug[]
}

/** A page of the manual below the heading of its chapter. */
export function Chapter({ slug, number, language, manual }: ChapterProps) {
  const { t } = useTranslation('manuals')
  const Content = pagePart(language, slug)
  const components = useMemo(() => ({ ...PROSE, ...chapterElements(slug, manual) }), [slug, manual])
  return (
    <section className={classes.chapter} aria-labelledby={slug}>
      <h2 className={classes.heading} id={slug}>
        {number}. {t(`page.${slug}`)}
      </h2>
      <div className={prose.prose}>
        <Content>{({ default: Text }) => <Text components={components} />}</Content>
      </div>
    </section>
  )
}

/** Headings one level lower, and ids that no other chapter has. */
function chapterElements(slug: Slug, manual: readonly Slug[]) {
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
