import type { Language } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'
import { useMemo } from 'react'
import { pagePart } from '../content/page-part'
import type { Slug } from '../content/slugs'
import { PROSE } from '../manual/prose'
import prose from '../manual/prose.module.css'
import { chapterElements } from './chapter-elements'
import classes from './manual-book.module.css'

interface ChapterProps {
  slug: Slug
  number: number
  language: Language
  /** All pages of the manual. Links between them lead to chapters of the same document. */
  manual: readonly Slug[]
}

/** A page of the manual as a numbered chapter. */
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
