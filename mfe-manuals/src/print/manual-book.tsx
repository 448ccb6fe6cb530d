import { Logo, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPrinter } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { manualPath } from '../content/page-link'
import type { Manual } from '../content/slugs'
import { useLanguage } from '../content/use-language'
import { BookCover } from './book-cover'
import { Chapter } from './chapter'
import classes from './manual-book.module.css'

/** A complete manual to print: a cover with the table of contents, and every page as a chapter. */
export function ManualBook({ manual }: { manual: Manual }) {
  const { t } = useTranslation('manuals')
  const language = useLanguage()
  const { id, slugs } = manual
  usePageTitle(t(`group.${id}`))
  return (
    <article className={classes.book}>
      <div className={classes.tools} data-screen-only>
        <Link to={manualPath(slugs[0])}>{t('print.back')}</Link>
        <Button onClick={() => window.print()} leftSection={<IconPrinter />}>
          {t('print.action')}
        </Button>
      </div>
      <BookCover manual={manual}>
        <Logo />
      </BookCover>
      {slugs.map((slug, index) => (
        <Chapter key={slug} slug={slug} number={index + 1} language={language} manual={slugs} />
      ))}
    </article>
  )
}
