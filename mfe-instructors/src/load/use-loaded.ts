import type { ImportReport } from '@fichero/contract/imports.schema'
import type { LinkedUser, LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { useQuery, type useQueryClient } from '@fichero/kit/data'
import type { Said } from './use-load-people'

type Client = ReturnType<typeof useQueryClient>

export interface LoadedLink extends LinkedUser {
  /** When it expires: an instant (ISO, UTC). */
  vence: string
}

/** What became of a file, until it is dismissed. */
export interface Loaded {
  report: ImportReport
  file: File
  said: Said
  /** How many links were mailed. */
  mailed: number
  /** Those that must be handed over, of this file and of others before it. */
  links: LoadedLink[]
}

const KEY = ['peopleLoaded']

/** The API returns each link only once, so they are kept while the dialog is closed and other screens are open. */
export const useLoaded = () =>
  useQuery<Loaded | null>({
    queryKey: KEY,
    queryFn: () => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }).data

export const keepLoaded = (
  client: Client,
  { reporte, enviados, enlaces, vence }: LoadUsersAnswer,
  sent: Pick<Loaded, 'file' | 'said'>,
) =>
  client.setQueryData<Loaded | null>(KEY, (before) => ({
    ...sent,
    report: reporte,
    mailed: enviados,
    links: [...(before?.links ?? []), ...enlaces.map((link) => ({ ...link, vence: vence ?? '' }))],
  }))

export const forgetLoaded = (client: Client) => client.setQueryData<Loaded | null>(KEY, null)
