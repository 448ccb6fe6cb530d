import { Select } from '@fichero/kit/heavy-fields'

/** Type «avila»: accents and order do not matter. */
export const SearchedByTyping = () => (
  <Select
    label="Responsable"
    placeholder="Escriba un nombre"
    data={['Ana María Rojas', 'Julián Ávila', 'Luz Dary Quintero']}
    nothingFoundMessage="Nadie coincide"
    searchable
  />
)
