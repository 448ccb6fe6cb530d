import { SofiaText } from '@fichero/kit/i18n'
import { ShortRow } from '@fichero/kit/table'
import type { Grouping } from './owed-filters-address'
import type { OwedRow } from './owed-groups'
import { PeopleLink } from './people-link'
import { Waiting } from './waiting'

/** An outcome as a short row, for phones: name, people who lack it, ficha or evaluator, and waiting time. */
export function OwedLine({ row, grouping }: { row: OwedRow; grouping: Grouping }) {
  return (
    <ShortRow name={<SofiaText>{row.nombre_rae}</SofiaText>}>
      <PeopleLink row={row} />
      {grouping !== 'ficha' && <span>{row.ficha.nro_ficha}</span>}
      {grouping !== 'persona' && <span>{row.responsable.nombre}</span>}
      <Waiting row={row} />
    </ShortRow>
  )
}
