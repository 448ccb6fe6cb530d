import type { ImportReport } from '@fichero/contract/imports.schema'
import type { LinkedUser, LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { type Client, tabState } from '../people/tab-state'
import type { FileAnswers } from './file-answers'

/** A person whom an import created, with the link that sets the password. */
export interface LoadedLink extends LinkedUser {
  /** Instant when the link expires (ISO, UTC). */
  vence: string
}

/** Result of an import, stored until the user dismisses it. */
export interface Loaded {
  report: ImportReport
  /** Undefined after a reload of the page. */
  file?: File | undefined
  answers: FileAnswers
  /** Number of mailed links. */
  mailed: number
  /** Links that must be handed over, from this import and from earlier imports. */
  links: LoadedLink[]
}

/** Returns the part that survives a reload: a result with links that must still be handed over, without the file. */
const toStored = (loaded: Loaded | null) => (loaded?.links.length ? { ...loaded, file: undefined } : null)

const loaded = tabState<Loaded | null>('people loaded', null, toStored)

/** Returns the result of the last import, also while the dialog is closed or another page is open. */
export const useLoaded = loaded.useValue

/** Stores the result of an import. The links of earlier imports remain. */
export const storeLoaded = (
  client: Client,
  { reporte, enviados, enlaces, vence }: LoadUsersAnswer,
  { file, answers }: { file: File; answers: FileAnswers },
) =>
  loaded.change(client, (before) => ({
    file,
    answers,
    report: reporte,
    mailed: enviados,
    links: [...(before?.links ?? []), ...enlaces.map((link) => ({ ...link, vence: vence ?? '' }))],
  }))

/** Discards the result of the last import. */
export const discardLoaded = (client: Client) => loaded.change(client, () => null)
