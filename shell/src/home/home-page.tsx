import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { PublicLayout } from '../layout/public-layout'
import { CardDrawing } from './card-drawing'
import classes from './home.module.css'

export function Page() {
  const { t } = useTranslation('shell')
  const session = useSession()
  return (
    <PublicLayout>
      <div className={classes.opening}>
        <div>
          <h1 className={classes.title}>{t('home.headline')}</h1>
          <p className={classes.lead}>{t('home.lead')}</p>
          <div className={classes.ways}>
            {session ? (
              <Button component={Link} to={PATHS.dashboard} size="md">
                {t('layout.toDashboard')}
              </Button>
            ) : (
              <Button component={Link} to={PATHS.signIn} size="md">
                {t('layout.signIn')}
              </Button>
            )}
            <Link className={classes.link} to={PATHS.manuals}>
              {t('home.manuals')}
            </Link>
          </div>
        </div>
        <CardDrawing />
      </div>
      <ol className={classes.steps}>
        {(['reads', 'tells', 'keeps'] as const).map((step) => (
          <li key={step}>
            <h2>{t(`home.${step}.title`)}</h2>
            <p>{t(`home.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </PublicLayout>
  )
}
