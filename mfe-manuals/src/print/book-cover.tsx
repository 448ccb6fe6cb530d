import { useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import type { Manual } from '../content/slugs'
import classes from './manual-book.module.css'

/** Cover of a printed manual: the logo (`children`), the title and the table of contents. */
export function BookCover({ manual: { id, slugs }, children }: { manual: Manual; children: ReactNode }) {
  const { t } = useTranslation('manuals')
  return (
    <header className={classes.cover}>
      {children}
      <h1 className={classes.title}>{t(`group.${id}`)}</h1>
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
  )
}
