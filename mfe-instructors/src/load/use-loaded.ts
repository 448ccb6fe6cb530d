import type { ImportReport } from '@fichero/contract/imports.schema'
import type { LinkedUser, LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { useQuery, type useQueryClient } from '@fichero/kit/data'
import { inTab } from '@fichero/kit/session'
import type { Said } from './said'

type Client = ReturnType<typeof useQueryClient>

export interface LoadedLink extends LinkedUser {
  /** When it expires: an instant (ISO, UTC). */
  vence: string
}

/** What became of a file, until it is dismissed. */
export interface Loaded {
  report: ImportReport
  /** Gone after a reload of the page. */
  file?: File | undefined
  said: Said
  /** How many links were mailed. */
  mailed: number
  /** Those that must be handed over, of this file and of others before it. */
  links: LoadedLink[]
}

const KEY = ['peopleLoaded']

const kept = () => inTab<Loaded>('people loaded')
const readKept = () => kept().read() ?? null

/** The API returns each link only once, so they are kept in the tab until they are said to be handed over. */
export const useLoaded = () =>
  useQuery<Loaded | null>({
    queryKey: KEY,
    queryFn: readKept,
    initialData: readKept,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }).data

export function keepLoaded(
  client: Client,
  { reporte, enviados, enlaces, vence }: LoadUsersAnswer,
  { file, said }: { file: File; said: Said },
) {
  const before = client.getQueryData<Loaded | null>(KEY)?.links ?? []
  const links = [...before, ...enlaces.map((link) => ({ ...link, vence: vence ?? '' }))]
  const loaded: Loaded = { file, said, report: reporte, mailed: enviados, links }
  client.setQueryData<Loaded | null>(KEY, loaded)
  if (links.length > 0) kept().keep({ ...loaded, file: undefined })
}

export function forgetLoaded(client: Client) {
  client.setQueryData<Loaded | null>(KEY, null)
  kept().clear()
}
