import type { Progress } from '@fichero/contract/fichas.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { ShortRow } from '@fichero/kit/table'
import type { ReactNode } from 'react'
import { FichaLink, PersonName, type PersonNameProps } from './person-name'

interface ShortPersonProps {
  person: PersonNameProps['person'] & Pick<Progress, 'porcentaje_tyt' | 'sin_banda'>
  /** Further facts, rendered after the progress. */
  children?: ReactNode
}

/** A person as a short row, for phones: name, then ficha and progress. */
export function ShortPerson({ person, children }: ShortPersonProps) {
  const { t } = useTranslation('fichas')
  const { percent } = useFormat()
  return (
    <ShortRow name={<PersonName person={person} />}>
      <FichaLink nroFicha={person.nro_ficha} />
      <span>
        {person.sin_banda === 'sin_reporte' ? t('kit:readiness.sin_reporte') : percent(person.porcentaje_tyt)}
      </span>
      {children}
    </ShortRow>
  )
}
