import { apprenticePath, fichaPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { RowLink } from '@fichero/kit/table'

export interface PersonNameProps {
  person: { nombre: string; apellido: string; nro_documento: string; nro_ficha: number }
}

/** A person's name in a table, as a link to the person's page in this ficha. */
export const PersonName = ({ person: { nombre, apellido, nro_documento, nro_ficha } }: PersonNameProps) => (
  <RowLink to={apprenticePath(nro_documento, nro_ficha)}>{fullName({ nombre, apellido })}</RowLink>
)

/** The number of a ficha as a link to the page of the ficha. */
export const FichaLink = ({ nroFicha }: { nroFicha: number }) => <RowLink to={fichaPath(nroFicha)}>{nroFicha}</RowLink>
