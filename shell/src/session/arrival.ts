/** In sessionStorage: the next document is where a person goes from one of ours, which a router would not have loaded. */
const KEY = 'arrives'

/** Called before one of our documents leads to another one. */
export const markArrival = () => sessionStorage.setItem(KEY, 'true')

/** Returns, once, whether somebody arrives from another document: the focus then goes to the heading, as within the shell. */
export function takeArrival(): boolean {
  const arrives = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return arrives
}
