import type { Enrolment } from '@fichero/contract/fichas.schema'
import { missingPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { RowLink } from '@fichero/kit/table'
import { type ReactNode, useCallback } from 'react'

/** Returns a function that renders how many outcomes a person has not approved, as a link to the list of these outcomes. */
export function useMissingLink(nroFicha: number): (person: Enrolment) => ReactNode {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return useCallback(
    ({ nro_documento, nombre, apellido, faltan }: Enrolment) => {
      if (faltan === null) return '—'
      if (faltan === 0) return t('detail.lacksNothing')
      const number = format.number(faltan)
      return (
        <RowLink
          to={missingPath(nroFicha, { aprendiz: nro_documento })}
          label={t('detail.lacksOf', { number, name: fullName({ nombre, apellido }) })}
        >
          {number}
        </RowLink>
      )
    },
    [t, format, nroFicha],
  )
}
