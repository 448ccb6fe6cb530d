const AT_ONCE = 5
/** In ms. An administrator waits for it; what is not sent by then is handed over. */
const TIME_LIMIT_MS = 20_000

/** Sends something to each of several people, and returns those whom it did not reach, in their order. */
export async function unreached<T>(people: T[], send: (person: T) => Promise<boolean>): Promise<T[]> {
  const end = Date.now() + TIME_LIMIT_MS
  const reached = new Set<T>()
  const waiting = [...people]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined && Date.now() < end; next = waiting.shift())
      if (await send(next)) reached.add(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return people.filter((person) => !reached.has(person))
}
