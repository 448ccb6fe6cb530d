import { useTranslation } from '@fichero/kit/i18n'
import { NavLink } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { OPINIONS_PATH } from '../content/page-link'
import contents from './manual-contents.module.css'
import classes from './opinions-link.module.css'

/** Link to the readers' opinions in the table of contents, for users who manage the manuals. */
export function OpinionsLink() {
  const { t } = useTranslation('manuals')
  if (!useCan('manuals:manage')) return null
  return (
    <NavLink className={`${contents.entry} ${classes.link}`} to={OPINIONS_PATH}>
      {t('opinions.title')}
    </NavLink>
  )
}
