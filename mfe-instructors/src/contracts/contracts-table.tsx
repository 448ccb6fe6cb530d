import { instructorPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import type { EndingContractsAnswer } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable, RowCheck, ShortRow } from '@fichero/kit/table'
import { ExtendContracts } from '../extend/extend-contracts'
import { ContractAccess } from './contract-access'
import { ContractDays } from './contract-days'

export type EndingContract = EndingContractsAnswer['personas'][number]

interface ContractsTableProps {
  people: EndingContract[]
  isChosen: (person: EndingContract) => boolean
  onToggle: (person: EndingContract) => void
}

/** Table of the contracts that end soon, in which several can be selected. */
export function ContractsTable({ people, isChosen, onToggle }: ContractsTableProps) {
  const { t } = useTranslation('instructors')
  const format = useFormat()
  const name = (person: EndingContract) => (
    <Link to={instructorPath(person.id)} translate="no">
      {fullName(person)}
    </Link>
  )
  const extend = (person: EndingContract) => <ExtendContracts people={[person]} variant="subtle" size="compact-sm" />
  const columns: Column<EndingContract>[] = [
    {
      id: 'selected',
      role: 'choice',
      header: t('several.selected'),
      cell: (person) => (
        <RowCheck
          label={t('chosen.select', { name: fullName(person) })}
          checked={isChosen(person)}
          onToggle={() => onToggle(person)}
        />
      ),
    },
    {
      id: 'person',
      role: 'name',
      header: t('users.person'),
      cell: name,
    },
    {
      id: 'end',
      header: t('kit:label.fecha_fin_contrato'),
      cell: ({ fecha_fin_contrato, dias_contrato }) => (
        <>
          {format.date(fecha_fin_contrato)} <ContractDays days={dias_contrato} />
        </>
      ),
    },
    {
      id: 'access',
      header: t('contracts.access'),
      cell: ({ limite_contrato: accessLimit }) =>
        accessLimit ? <ContractAccess limit={accessLimit} /> : t('access.has'),
    },
    {
      id: 'actions',
      header: t('kit:actions'),
      align: 'right',
      cell: extend,
    },
  ]
  return (
    <DataTable
      caption={t('contracts.title')}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      short={(person) => (
        <ShortRow name={name(person)} action={extend(person)}>
          <span>{format.date(person.fecha_fin_contrato)}</span>
          <ContractDays days={person.dias_contrato} />
          {person.limite_contrato && <ContractAccess limit={person.limite_contrato} />}
        </ShortRow>
      )}
    />
  )
}
