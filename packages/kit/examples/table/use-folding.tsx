import { useFolding } from '@fichero/kit/table'
import { useRef } from 'react'

/** For a table of your own: mark its box, and let the style sheet answer `data-folded`. `DataTable` does it by itself. */
export function OfAnOwnTable() {
  const box = useRef<HTMLDivElement>(null)
  useFolding(box)
  return (
    <div ref={box}>
      <table>
        <caption>Ambientes y sedes</caption>
        <tbody>
          <tr>
            <th scope="row">Ambiente 204</th>
            <td>Centro de Servicios</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
