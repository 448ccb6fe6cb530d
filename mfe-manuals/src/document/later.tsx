import { useTranslation } from '@fichero/kit/i18n'
import type { PageName } from '../content/slugs'
import classes from './document.module.css'

/** The pages of `page-extra.tsx`: the place of what the server is asked for. Without scripts, a sentence says it. */
const LATER: Partial<Record<PageName, string>> = {
  home: 'withoutScripts.home',
  descargarArchivos: 'withoutScripts.descargarArchivos',
}

export function Later({ page }: { page: PageName }) {
  const { t } = useTranslation('manuals')
  const key = LATER[page]
  if (!key) return null
  return (
    <div className={`${classes.later} ${classes[page]}`}>
      <p>{t(key)}</p>
    </div>
  )
}
