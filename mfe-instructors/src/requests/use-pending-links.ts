import type { User } from '@fichero/contract/users.schema'
import { useQuery, type useQueryClient } from '@fichero/kit/data'
import { inTab } from '@fichero/kit/session'

type Client = ReturnType<typeof useQueryClient>

export interface PendingLink {
  user: User
  /** Where the user sets a password, once. */
  enlace: string
  /** When it expires: an instant (ISO, UTC). */
  vence: string
}

const KEY = ['handOver']

const kept = () => inTab<PendingLink[]>('links')

/** Of a link that has expired a new one is made. */
const readKept = () =>
  kept()
    .read()
    ?.filter(({ vence }) => new Date(vence) > new Date()) ?? []

function change(client: Client, to: (links: PendingLink[]) => PendingLink[]) {
  const links = to(client.getQueryData<PendingLink[]>(KEY) ?? readKept())
  client.setQueryData<PendingLink[]>(KEY, links)
  kept().keep(links)
}

/** Links that must still be handed over. The API returns each only once, so they are kept in the tab until then. */
export const usePendingLinks = () =>
  useQuery<PendingLink[]>({
    queryKey: KEY,
    queryFn: readKept,
    initialData: readKept,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data

/** Earlier links of the same person work no longer. */
export const addPendingLink = (client: Client, added: PendingLink) =>
  change(client, (links) => [...links.filter(({ user }) => user.id !== added.user.id), added])

export const removePendingLink = (client: Client, removed: PendingLink) =>
  change(client, (links) => links.filter(({ enlace }) => enlace !== removed.enlace))
