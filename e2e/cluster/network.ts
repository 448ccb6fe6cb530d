import { execFileSync } from 'node:child_process'

/** Own names and addresses, as several runs may be on one machine. */
const NAME = `f${process.pid % 100_000}`
const NET = `10.77.${process.pid % 250}`
const HOST_PART = 254

const ip = (words: string) => execFileSync('ip', words.split(' '), { stdio: 'pipe' })
const line = (n: number) => `${NAME}l${n}`
const room = (n: number | string) => `${NAME}n${n}`

/** With `{n}` in the place of a server's number. */
export const ADDRESS = `${NET}.{n}`
/** Before a command that runs there. */
export const INSIDE = `ip netns exec ${room('{n}')}`

/**
 * Gives each server a network of its own with a line to this machine, which `cut` takes away: nothing gets through any
 * more, and nobody is told.
 */
export function openNetwork(numbers: number[]) {
  if (process.getuid?.() !== 0) throw new Error('The cluster tests cut lines of a network: run them as root on Linux.')
  ip(`link add ${NAME} type bridge`)
  ip(`addr add ${NET}.${HOST_PART}/24 dev ${NAME}`)
  ip(`link set ${NAME} up`)
  for (const n of numbers) {
    ip(`netns add ${room(n)}`)
    ip(`link add ${line(n)} type veth peer name eth0 netns ${room(n)}`)
    ip(`link set ${line(n)} master ${NAME} up`)
    ip(`-n ${room(n)} addr add ${NET}.${n}/24 dev eth0`)
    ip(`-n ${room(n)} link set eth0 up`)
    ip(`-n ${room(n)} link set lo up`)
  }
  return {
    cut: (n: number) => ip(`link set ${line(n)} down`),
    mend: (n: number) => ip(`link set ${line(n)} up`),
    close() {
      for (const n of numbers) {
        ip(`link del ${line(n)}`)
        ip(`netns del ${room(n)}`)
      }
      ip(`link del ${NAME}`)
    },
  }
}
