import { RowLink, useRowLinks } from '@fichero/kit/table'
import { useRef } from 'react'

/** For many `RowLink`s outside a table. `DataTable` calls this hook itself. */
export function InACustomList() {
  const list = useRef<HTMLUListElement>(null)
  useRowLinks(list)
  return (
    <ul ref={list}>
      <li>
        <RowLink to="/fichas/visualizar/2888001">Ficha 2888001</RowLink>
      </li>
    </ul>
  )
}
