import { createProgramPath, PATHS } from '@fichero/contract/paths'
import { FilesButton } from '@fichero/kit/files'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import classes from './first-steps.module.css'
import { useLacksFichas } from './use-lacks-fichas'

/** How to begin in a system without fichas, for users who may create them: one report brings everything. */
export function FirstSteps() {
  const { t } = useTranslation('fichas')
  const mayCreate = useCan('fichas:create')
  if (!useLacksFichas() || !mayCreate) return null
  return (
    <div className={classes.steps}>
      <h3>{t('firstSteps.title')}</h3>
      <p>{t('firstSteps.report')}</p>
      <FilesButton to={PATHS.loads} label={t('loads.action')} />
      <p>{t('firstSteps.others')}</p>
      <ul>
        <li>
          <Link to={createProgramPath}>{t('firstSteps.program')}</Link>
        </li>
        <li>
          <Link to={`${PATHS.fichas}?crear`}>{t('firstSteps.ficha')}</Link>
        </li>
      </ul>
    </div>
  )
}
