import { instructorPath } from '@fichero/contract/paths'
import type { EndingContractsAnswer } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import { fullName } from '../people/full-name'
import { ContractDays } from './contract-days'

type EndingContract = EndingContractsAnswer['personas'][number]

export function ContractsTable({ people }: { people: EndingContract[] }) {
  const { t } = useTranslation('instructors')
  const format = useFormat()
  const columns: Column<EndingContract>[] = [
    {
      id: 'person',
      header: t('users.person'),
      cell: (person) => <Link to={instructorPath(person.id)}>{fullName(person)}</Link>,
    },
    {
      id: 'end',
      header: t('kit:label.contractEnd'),
      cell: ({ fecha_fin_contrato }) => format.date(fecha_fin_contrato),
    },
    { id: 'days', header: t('contracts.when'), cell: ({ dias_contrato }) => <ContractDays days={dias_contrato} /> },
  ]
  return <DataTable caption={t('contracts.title')} columns={columns} rows={people} rowKey={({ id }) => id} />
}
