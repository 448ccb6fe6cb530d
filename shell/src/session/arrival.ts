/** Key in sessionStorage. It is set during a navigation to another document of Fichero, which bypasses the router. */
const KEY = 'arrives'

/** Called before a navigation to another document of Fichero. */
export const markArrival = () => sessionStorage.setItem(KEY, 'true')

/** Returns true once after `markArrival`: the focus then moves to the heading, as after a navigation of the router. */
export function takeArrival(): boolean {
  const arrives = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return arrives
}
