import type { User } from '@fichero/contract/users.schema'
import { useQuery, type useQueryClient } from '@fichero/kit/data'

type Client = ReturnType<typeof useQueryClient>

export interface HandOver {
  user: User
  /** Where the user sets a password, once. */
  enlace: string
  /** When it expires: an instant (ISO, UTC). */
  vence: string
}

const KEY = ['handOver']

/**
 * Links that must still be handed over. The API returns each only once, so they are kept while other screens are open;
 * like the whole query client they are cleared when another user signs in.
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
