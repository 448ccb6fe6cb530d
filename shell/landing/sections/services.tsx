import { CardTab } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import tabbed from '../../src/card/tabbed-card.module.css'
import { PageSection } from '../parts/page-section'
import classes from './services.module.css'
import { FichasSpecimen, ReportsSpecimen, TytSpecimen } from './specimens'

const SERVICES = [
  { name: 'fichas', Specimen: FichasSpecimen },
  { name: 'reports', Specimen: ReportsSpecimen },
  { name: 'tyt', Specimen: TytSpecimen },
]

export function Services() {
  const { t } = useTranslation('landing')
  return (
    <PageSection id="servicios" name={t('nav.services')} headline={t('services.headline')}>
      <ul className={classes.services}>
        {SERVICES.map(({ name, Specimen }) => (
          <li key={name}>
            <span aria-hidden="true">
              <CardTab text={t(`services.${name}.tab`)} />
            </span>
            <div className={tabbed.card}>
              <Specimen />
              <h3>{t(`services.${name}.title`)}</h3>
              <p>{t(`services.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
