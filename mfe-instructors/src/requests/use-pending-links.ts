import type { User } from '@fichero/contract/users.schema'
import { useQuery, type useQueryClient } from '@fichero/kit/data'

type Client = ReturnType<typeof useQueryClient>

export interface PendingLink {
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
export const usePendingLinks = () =>
  useQuery<PendingLink[]>({
    queryKey: KEY,
    queryFn: () => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data

/** Earlier links of the same person work no longer. */
export const addPendingLink = (client: Client, added: PendingLink) =>
  client.setQueryData<PendingLink[]>(KEY, (links = []) => [
    ...links.filter(({ user }) => user.id !== added.user.id),
    added,
  ])

export const removePendingLink = (client: Client, removed: PendingLink) =>
  client.setQueryData<PendingLink[]>(KEY, (others = []) => others.filter(({ enlace }) => enlace !== removed.enlace))
