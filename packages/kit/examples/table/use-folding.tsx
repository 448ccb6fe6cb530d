import { useFolding } from '@fichero/kit/table'
import { useRef } from 'react'

/** For a custom table: pass its container, and style `data-folded` in CSS. `DataTable` calls this hook itself. */
export function InACustomTable() {
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
