import { isInTraining } from '@fichero/contract/enums'
import type { Enrolment } from '@fichero/contract/fichas.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { IconChevronRight } from '@fichero/kit/icons'
import { RowLink } from '@fichero/kit/table'
import { type ReactNode, useCallback } from 'react'
import { useStateText } from '../enrolment/apprentice-state'
import classes from './person-line.module.css'

/** Returns a function that renders an apprentice on phones: a link of two lines, with name and progress. */
export function usePersonLine(nroFicha: number): (person: Enrolment) => ReactNode {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const stateText = useStateText()
  return useCallback(
    (person: Enrolment) => {
      const { nro_documento, nombre, apellido, estado, faltan, resultados_aprobados, total_resultados } = person
      const numbers = { approved: format.number(resultados_aprobados), total: format.number(total_resultados) }
      const facts = [
        isInTraining(estado) ? undefined : stateText(estado),
        person.sin_banda === 'sin_reporte' ? t('kit:readiness.sin_reporte') : t('detail.approved', numbers),
        faltan ? t('detail.lacksOne', { count: faltan, number: format.number(faltan) }) : undefined,
      ]
      return (
        <RowLink to={apprenticePath(nro_documento, nroFicha)}>
          <span className={classes.person} data-band={person.banda ?? undefined}>
            <span className={classes.name} translate="no">
              {apellido}, {nombre}
            </span>
            <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
            <IconChevronRight className={classes.arrow} />
          </span>
        </RowLink>
      )
    },
    [t, format, stateText, nroFicha],
  )
}
