import { execFileSync } from 'node:child_process'

/** Own names and addresses, as several runs may be on one machine. */
const NAME = `f${process.pid % 100_000}`
const NET = `10.77.${process.pid % 250}`
const HOST_PART = 254

const ip = (words: string) => execFileSync('ip', words.split(' '), { stdio: 'pipe' })
const link = (n: number) => `${NAME}l${n}`
const namespace = (n: number | string) => `${NAME}n${n}`

/** With `{n}` in the place of a server's number. */
export const ADDRESS = `${NET}.{n}`
/** Before a command that runs there. */
export const INSIDE = `ip netns exec ${namespace('{n}')}`

/**
 * Gives each server a network namespace with a link to this machine, which `cut` takes down: nothing gets through any
 * more, and nobody is told.
 */
export function openNetwork(numbers: number[]) {
  if (process.getuid?.() !== 0) throw new Error('The cluster tests cut lines of a network: run them as root on Linux.')
  ip(`link add ${NAME} type bridge`)
  ip(`addr add ${NET}.${HOST_PART}/24 dev ${NAME}`)
  ip(`link set ${NAME} up`)
  for (const n of numbers) {
    ip(`netns add ${namespace(n)}`)
    ip(`link add ${link(n)} type veth peer name eth0 netns ${namespace(n)}`)
    ip(`link set ${link(n)} master ${NAME} up`)
    ip(`-n ${namespace(n)} addr add ${NET}.${n}/24 dev eth0`)
    ip(`-n ${namespace(n)} link set eth0 up`)
    ip(`-n ${namespace(n)} link set lo up`)
  }
  return {
    cut: (n: number) => ip(`link set ${link(n)} down`),
    mend: (n: number) => ip(`link set ${link(n)} up`),
    close() {
      for (const n of numbers) {
        ip(`link del ${link(n)}`)
        ip(`netns del ${namespace(n)}`)
      }
      ip(`link del ${NAME}`)
    },
  }
}
