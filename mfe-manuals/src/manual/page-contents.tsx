import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useMediaQuery } from '@fichero/kit/ui'
import type { Heading } from '../content/load-page'
import classes from './page-contents.module.css'

/** With fewer headings a page is seen at a glance. */
const MIN_HEADINGS = 3
/** Beside the text, as in `page-body.module.css`. */
const BESIDE = '(min-width: 81em)'

/** The headings of a page, as links; collapsed where they are above the text. */
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
