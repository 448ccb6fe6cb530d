import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'

/** Where links to this card jump. */
export const ENDING_ID = 'por-terminar'

export const useEndingSoon = () =>
  useQuery({
    queryKey: ['fichas', 'endingSoon'],
    queryFn: ({ signal }) => call('listEndingSoon', { signal }),
  })
