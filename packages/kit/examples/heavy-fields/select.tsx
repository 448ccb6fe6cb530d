import { Select } from '@fichero/kit/heavy-fields'

/** Type «avila»: the search ignores accents and the order of words. */
export const SearchedByTyping = () => (
  <Select
    label="Responsable"
    placeholder="Escriba un nombre"
    data={['Ana María Rojas', 'Julián Ávila', 'Luz Dary Quintero']}
    nothingFoundMessage="Nadie coincide"
    searchable
  />
)
