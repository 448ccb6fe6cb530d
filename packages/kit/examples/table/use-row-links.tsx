import { RowLink, useRowLinks } from '@fichero/kit/table'
import { useRef } from 'react'

/** `RowLink`s outside of a table, where there are many. `DataTable` does it by itself. */
export function OfAnOwnList() {
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
