import { missingPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { RowLink } from '@fichero/kit/table'
import type { OwedRow } from './owed-groups'

/** How many people of a ficha have not been approved in an outcome, as a link to the list of these people. */
export function PeopleLink({ row: { personas, ficha, id_resultado } }: { row: OwedRow }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return (
    <RowLink to={missingPath(ficha.nro_ficha, { resultado: id_resultado })}>
      {t('kit:numberOf', { number: format.number(personas), total: format.number(ficha.aprendices) })}
    </RowLink>
  )
}
