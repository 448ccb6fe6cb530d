import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import classes from './own-fichas.module.css'
import { WhoLoads } from './who-loads'

/** For an instructor whom no ficha is assigned to: short, because the figures below are what there is to see. */
export function NoOwnFichas() {
  const { t } = useTranslation('fichas')
  return (
    <div className={classes.none}>
      <p>
        <strong>{t('own.none')}.</strong> {t('own.noneHint')} <Link to={PATHS.fichas}>{t('own.seeAll')}</Link>
      </p>
      <WhoLoads />
    </div>
  )
}
