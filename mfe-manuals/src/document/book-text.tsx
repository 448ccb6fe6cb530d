import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { manualPath } from '../content/page-link'
import type { Manual } from '../content/slugs'
import { useLanguage } from '../content/use-language'
import prose from '../manual/prose.module.css'
import { BookCover } from '../print/book-cover'
import { chapterElements } from '../print/chapter-elements'
import classes from '../print/manual-book.module.css'
import documentClasses from './document.module.css'
import { pageText } from './page-texts'
import { TEXT } from './text-elements'

/** A complete manual for the prerendered document: the same HTML as in `manual-book.tsx`, without buttons. */
export function BookText({ manual }: { manual: Manual }) {
  const { t } = useTranslation('manuals')
  const language = useLanguage()
  return (
    <div className={classes.book}>
      <div className={classes.tools}>
        <Link to={manualPath(manual.slugs[0])}>{t('print.back')}</Link>
      </div>
      <BookCover manual={manual}>
        <div className={documentClasses.logo} />
      </BookCover>
      {manual.slugs.map((slug, index) => {
        const { default: Content } = pageText(language, slug)
        return (
          <section key={slug} className={classes.chapter} aria-labelledby={slug}>
            <h2 className={classes.heading} id={slug}>
              {index + 1}. {t(`page.${slug}`)}
            </h2>
            <div className={prose.prose}>
              <Content components={{ ...TEXT, ...chapterElements(slug, manual.slugs), img: TEXT.img }} />
            </div>
          </section>
        )
      })}
    </div>
  )
}
