// Runs in the page itself, before any other script: it stays small and imports nothing that runs by itself.
import type { Language } from '@fichero/contract/enums'
import { type AskedFirst, FIRST_CALLS_ID } from '@fichero/contract/first-calls'
import { allows } from '../session/allows'
import { storedSession } from '../session/stored-session'
import { type HandedCall, handCalls } from './handed-calls'
import { headersOf } from './request-headers'

/** How long an answer waits in ms for who takes it: as long as the scripts may take on a slow line. */
export const HANDED_MS = 20_000

/**
 * Sends the calls that the page at this address begins with, as the client would, and hands them over to it
 * (`handed-calls.ts`). Nothing is sent for who may not open the page. Returns the one whose answer fills the page's first rows.
 */
export function askFirst(language: Language): HandedCall | undefined {
  const session = storedSession()
  const asked = JSON.parse(document.getElementById(FIRST_CALLS_ID)?.textContent || '[]') as AskedFirst[]
  const mine = asked.filter(({ access, notFor }) => allows(session, access) && !(notFor && allows(session, notFor)))
  const urls = mine.flatMap(({ calls }) => calls)
  const handed = handCalls([...new Set(urls)], () => headersOf(session, language), HANDED_MS)
  return handed.find(({ url }) => mine.some(({ fills }) => fills === url))
}
