import type { Ficha } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import type { Column } from '@fichero/kit/table'

/** Columns that several tables of fichas have: the number as a link, and the people in training. */
export function useFichaColumns() {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const ficha: Column<Ficha> = {
    id: 'ficha',
    header: t('field.ficha'),
    cell: ({ nro_ficha }) => (
      <Link to={fichaPath(nro_ficha)} translate="no">
        {nro_ficha}
      </Link>
    ),
  }
  const people: Column<Ficha> = {
    id: 'people',
    header: t('byState.inTraining'),
    align: 'right',
    cell: ({ total_aprendices_en_formacion }) => number(total_aprendices_en_formacion),
  }
  return { ficha, people }
}
