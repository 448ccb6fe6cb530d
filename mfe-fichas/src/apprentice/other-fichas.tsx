import { apprenticePath } from '@fichero/contract/paths'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor } from '@fichero/kit/ui'
import { useStateText } from '../enrolment/apprentice-state'
import type { Apprentice } from '../enrolment/enrolment'
import classes from './other-fichas.module.css'

interface OtherFichasProps {
  documentNumber: string
  others: Apprentice['otras_fichas']
}

/** Links to the person's pages in other fichas. */
export function OtherFichas({ documentNumber, others }: OtherFichasProps) {
  const { t } = useTranslation('fichas')
  const stateText = useStateText()
  if (others.length === 0) return null
  return (
    <section className={classes.others} aria-labelledby="other-fichas">
      <h2 id="other-fichas">{t('apprentice.otherFichas')}</h2>
      <ul>
        {others.map(({ nro_ficha, programa_formacion, estado }) => (
          <li key={nro_ficha}>
            <Anchor component={Link} to={apprenticePath(documentNumber, nro_ficha)} inherit translate="no">
              {nro_ficha}
            </Anchor>{' '}
            <SofiaText>{programa_formacion}</SofiaText> ({stateText(estado)})
          </li>
        ))}
      </ul>
    </section>
  )
}
