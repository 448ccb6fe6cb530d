/** Mails that are sent concurrently. */
const AT_ONCE = 5
/** In ms. Limited, because the answer to the administrator waits for the mails. */
const TIME_LIMIT_MS = 20_000

/** Sends mail to people within the time limit. Returns the people who got none, in the order of `people`. */
export async function sendWithinLimit<T>(people: T[], send: (person: T) => Promise<boolean>): Promise<T[]> {
  const end = Date.now() + TIME_LIMIT_MS
  const reached = new Set<T>()
  const queue = [...people]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined && Date.now() < end; next = queue.shift())
      if (await send(next)) reached.add(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return people.filter((person) => !reached.has(person))
}
