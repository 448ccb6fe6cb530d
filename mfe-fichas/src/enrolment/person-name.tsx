import { apprenticePath, fichaPath } from '@fichero/contract/paths'
import { Link } from '@fichero/kit/router'

export interface PersonNameProps {
  person: { nombre: string; apellido: string; nro_documento: string; nro_ficha: number }
}

/** A person's name, which leads to the page of the person in this ficha. */
export const PersonName = ({ person: { nombre, apellido, nro_documento, nro_ficha } }: PersonNameProps) => (
  <Link to={apprenticePath(nro_documento, nro_ficha)}>
    {nombre} {apellido}
  </Link>
)

export const FichaLink = ({ nroFicha }: { nroFicha: number }) => <Link to={fichaPath(nroFicha)}>{nroFicha}</Link>
