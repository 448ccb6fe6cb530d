import { Logo, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPrinter } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { manualPath } from '../content/page-link'
import type { Manual } from '../content/slugs'
import { useLanguage } from '../content/use-language'
import { Chapter } from './chapter'
import classes from './manual-book.module.css'

/** A cover with the contents, and every page of the manual as a chapter. */
export function ManualBook({ manual: { id, slugs } }: { manual: Manual }) {
  const { t } = useTranslation('manuals')
  const language = useLanguage()
  const title = t(`group.${id}`)
  usePageTitle(title)
  return (
    <article className={classes.book}>
      <div className={classes.tools} data-screen-only>
        <Link to={manualPath(slugs[0])}>{t('print.back')}</Link>
        <Button onClick={() => window.print()} leftSection={<IconPrinter />}>
          {t('print.action')}
        </Button>
      </div>
      <header className={classes.cover}>
        <Logo />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{t(`print.lead.${id}`)}</p>
        <nav aria-label={t('print.contents')}>
          <h2 className={classes.contents}>{t('print.contents')}</h2>
          <ol className={classes.chapters}>
            {slugs.map((slug) => (
              <li key={slug}>
                <a href={`#${slug}`}>{t(`page.${slug}`)}</a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {slugs.map((slug, index) => (
        <Chapter key={slug} slug={slug} number={index + 1} language={language} manual={slugs} />
      ))}
    </article>
  )
}
