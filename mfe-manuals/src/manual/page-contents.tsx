import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useMediaQuery } from '@fichero/kit/ui'
import type { Heading } from '../content/load-page'
import classes from './page-contents.module.css'

/** A page with fewer headings has no list of headings. */
const MIN_HEADINGS = 3
/** Media query of `page-body.module.css` for windows in which the list is beside the text. */
const BESIDE = '(min-width: 81em)'

/** List of links to the headings of a page. It is collapsed in narrow windows, where it is above the text. */
export function PageContents({ headings }: { headings: Heading[] }) {
  const { t } = useTranslation('manuals')
  const isBeside = useMediaQuery(BESIDE, false, { getInitialValueInEffect: false })
  if (headings.length < MIN_HEADINGS) return null
  return (
    <nav className={classes.contents} aria-label={t('onThisPage')}>
      <details open={isBeside || undefined}>
        <summary>{t('onThisPage')}</summary>
        <ul className={classes.list}>
          {headings.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth}>
              <Link className={classes.entry} to={`#${id}`}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
