const START = 40
const END = 16

/** Returns a file's name for a narrow place: of a long one the start and the end, which has its number and its kind. */
export function shortFileName(name: string): string {
  const letters = [...name]
  return letters.length <= START + END + 1
    ? name
    : `${letters.slice(0, START).join('').trimEnd()}…${letters.slice(-END).join('').trimStart()}`
}
