import { useTranslation } from '@fichero/kit/i18n'
import type { PageName } from '../content/slugs'
import classes from './document.module.css'

/** Translation keys by page, for the pages of `page-extra.tsx`, whose extra content needs scripts. */
const SENTENCES: Partial<Record<PageName, string>> = {
  home: 'withoutScripts.home',
  descargarArchivos: 'withoutScripts.descargarArchivos',
}

/** Prerendered placeholder of the extra content, with a sentence for browsers without scripts. */
export function ExtraPlaceholder({ page }: { page: PageName }) {
  const { t } = useTranslation('manuals')
  const key = SENTENCES[page]
  if (!key) return null
  return (
    <div className={`${classes.later} ${classes[page]}`}>
      <p>{t(key)}</p>
    </div>
  )
}
