import type { User } from '@fichero/contract/users.schema'
import { type Client, tabState } from '../people/tab-state'

/** A link to set a password that was not mailed, and must be handed over. */
export interface PendingLink {
  user: User
  /** URL of the page where the user can set a password once. */
  enlace: string
  /** Instant when the link expires (ISO, UTC). */
  vence: string
}

const links = tabState<PendingLink[]>('links', [])

/** Returns the links that must still be handed over and have not expired. */
export const usePendingLinks = () => links.useValue().filter(({ vence }) => new Date(vence) > new Date())

/** Adds a link. Removes earlier links of the same person, which no longer work. */
export const addPendingLink = (client: Client, added: PendingLink) =>
  links.change(client, (before) => [...before.filter(({ user }) => user.id !== added.user.id), added])

/** Removes a link after it was handed over. */
export const removePendingLink = (client: Client, removed: PendingLink) =>
  links.change(client, (before) => before.filter(({ enlace }) => enlace !== removed.enlace))
