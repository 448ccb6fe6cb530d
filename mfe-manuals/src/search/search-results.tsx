import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { manualPath } from '../content/page-link'
import { isSlug, type PageName } from '../content/slugs'
import { excerpt, findSections, type Section } from './find-sections'
import classes from './manual-search.module.css'

const pageOf = (name: string): PageName => (isSlug(name) ? name : 'home')

export function SearchResults({ sections, search }: { sections: Section[]; search: string }) {
  const { t } = useTranslation('manuals')
  const titleOf = (name: string) => {
    const page = pageOf(name)
    return page === 'home' ? t('home') : t(`page.${page}`)
  }
  const found = findSections(sections, titleOf, search)
  return (
    <>
      <Announced>
        <p className={classes.count}>
          {found.length === 0 ? t('search.none', { text: search }) : t('kit:results', { count: found.length })}
        </p>
      </Announced>
      <ul className={classes.results}>
        {found.map(({ page, id, title, text }) => (
          <li key={`${page}#${id}`}>
            <Link className={classes.result} to={manualPath(pageOf(page), id)}>
              <span className={classes.title}>{title || titleOf(page)}</span>
              {title && <span className={classes.page}>{titleOf(page)}</span>}
              <span className={classes.text}>{excerpt(text, search)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
