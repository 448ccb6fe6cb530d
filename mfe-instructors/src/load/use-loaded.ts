import type { ImportReport } from '@fichero/contract/imports.schema'
import type { LinkedUser, LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { type Client, keptInTab } from '../people/kept-in-tab'
import type { Said } from './said'

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

/** After a reload only what must still be handed over is of use, and the file is gone. */
const keptOf = (loaded: Loaded | null) => (loaded?.links.length ? { ...loaded, file: undefined } : null)

const loaded = keptInTab<Loaded | null>('people loaded', null, keptOf)

/** Kept while the dialog is closed and other screens are open. */
export const useLoaded = loaded.useValue

export const keepLoaded = (
  client: Client,
  { reporte, enviados, enlaces, vence }: LoadUsersAnswer,
  { file, said }: { file: File; said: Said },
) =>
  loaded.change(client, (before) => ({
    file,
    said,
    report: reporte,
    mailed: enviados,
    links: [...(before?.links ?? []), ...enlaces.map((link) => ({ ...link, vence: vence ?? '' }))],
  }))

export const forgetLoaded = (client: Client) => loaded.change(client, () => null)
