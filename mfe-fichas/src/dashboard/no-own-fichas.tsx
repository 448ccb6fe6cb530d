import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import classes from './own-fichas.module.css'
import { ReportImporters } from './report-importers'

/** The card's text for instructors who are head of no ficha. It is short, because the cards below matter more to them. */
export function NoOwnFichas() {
  const { t } = useTranslation('fichas')
  return (
    <div className={classes.none}>
      <p>
        <strong>{t('own.none')}.</strong> {t('own.noneHint')} <Link to={PATHS.fichas}>{t('own.seeAll')}</Link>
      </p>
      <ReportImporters />
    </div>
  )
}
