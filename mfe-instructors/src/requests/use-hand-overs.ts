import type { User } from '@fichero/contract/users.schema'
import { useQuery, type useQueryClient } from '@fichero/kit/data'

type Client = ReturnType<typeof useQueryClient>

export interface HandOver {
  user: User
  /** Where the person sets a password, once. */
  enlace: string
  /** Until when it works: an instant (ISO, UTC). */
  vence: string
}

const KEY = ['handOver']

/**
 * Links that somebody still has to hand over. The API tells each only once, so they outlive a look at another screen; what one
 * person was shown is forgotten when another signs in, as all of the query client is.
 */
export const useHandOvers = () =>
  useQuery<HandOver[]>({
    queryKey: KEY,
    queryFn: () => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data

export const addHandOver = (client: Client, added: HandOver) =>
  client.setQueryData<HandOver[]>(KEY, (others = []) => [...others, added])

export const removeHandOver = (client: Client, removed: HandOver) =>
  client.setQueryData<HandOver[]>(KEY, (others = []) => others.filter(({ enlace }) => enlace !== removed.enlace))
