import type { User } from '@fichero/contract/users.schema'
import { type Client, keptInTab } from '../people/kept-in-tab'

export interface PendingLink {
  user: User
  /** Where the user sets a password, once. */
  enlace: string
  /** When it expires: an instant (ISO, UTC). */
  vence: string
}

const links = keptInTab<PendingLink[]>('links', [])

/** Links that must still be handed over. Of one that has expired a new one is made. */
export const usePendingLinks = () => links.useValue().filter(({ vence }) => new Date(vence) > new Date())

/** Earlier links of the same person work no longer. */
export const addPendingLink = (client: Client, added: PendingLink) =>
  links.change(client, (before) => [...before.filter(({ user }) => user.id !== added.user.id), added])

export const removePendingLink = (client: Client, removed: PendingLink) =>
  links.change(client, (before) => before.filter(({ enlace }) => enlace !== removed.enlace))
