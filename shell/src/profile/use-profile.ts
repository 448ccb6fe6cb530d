import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'

/** The signed-in person as they are now, whatever was read before: an edit starts from here. */
export const useProfile = (id: number) =>
  useQuery({
    queryKey: ['getUser', id],
    queryFn: ({ signal }) => call('getUser', { params: { id }, signal }),
    staleTime: 0,
  })
