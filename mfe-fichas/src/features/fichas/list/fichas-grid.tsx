import type { FichasAnswer } from '@fichero/contract/fichas.schema'
import { Paginator } from '@fichero/kit/table'
import { FichaCard } from './ficha-card'
import classes from './fichas-grid.module.css'

interface FichasGridProps {
  answer: FichasAnswer
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

export function FichasGrid({ answer: { fichas, pagination }, onPage, onPageSize }: FichasGridProps) {
  const { currentPage, totalPages, totalItems, itemsPerPage } = pagination
  return (
    <>
      <ul className={classes.grid}>
        {fichas.map((ficha) => (
          <li key={ficha.nro_ficha}>
            <FichaCard ficha={ficha} />
          </li>
        ))}
      </ul>
      <Paginator
        page={currentPage}
        totalPages={totalPages}
        totalItems={totalItems}
        pageSize={itemsPerPage}
        onPage={onPage}
        onPageSize={onPageSize}
      />
    </>
  )
}
