import { apprenticePath, fichaPath } from '@fichero/contract/paths'
import { RowLink } from '@fichero/kit/table'

export interface PersonNameProps {
  person: { nombre: string; apellido: string; nro_documento: string; nro_ficha: number }
}

/** In a table, a person's name, which leads to the page of the person in this ficha. */
export const PersonName = ({ person: { nombre, apellido, nro_documento, nro_ficha } }: PersonNameProps) => (
  <RowLink to={apprenticePath(nro_documento, nro_ficha)}>
    {nombre} {apellido}
  </RowLink>
)

export const FichaLink = ({ nroFicha }: { nroFicha: number }) => <RowLink to={fichaPath(nroFicha)}>{nroFicha}</RowLink>
