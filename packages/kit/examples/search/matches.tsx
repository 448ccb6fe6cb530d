import { matches, matchesPerson, openSearch, plainText } from '@fichero/kit/search'
import { Button } from '@fichero/kit/ui'

/** Every search of the system uses these functions. */
export const MatchingWords = () => (
  <>
    <ul>
      <li>«redes taller» en «Taller de redes»: {matches('redes taller', 'Taller de redes') ? 'sí' : 'no'}</li>
      <li>«1.052.000.123» en «1052000123»: {matchesPerson('1.052.000.123', '1052000123') ? 'sí' : 'no'}</li>
      <li>«Análisis» sin acentos: {plainText('Análisis')}</li>
    </ul>
    <Button variant="default" onClick={openSearch}>
      Buscar en todo (solo dentro del sistema)
    </Button>
  </>
)
