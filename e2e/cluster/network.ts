import { execFileSync } from 'node:child_process'

/** Prefix of all names of interfaces and namespaces; contains the process id, because several runs may be on one machine. */
const NAME = `f${process.pid % 100_000}`
/** The first three numbers of the IP addresses; they depend on the process id too. */
const NET = `10.77.${process.pid % 250}`
const HOST_PART = 254

const ip = (words: string) => execFileSync('ip', words.split(' '), { stdio: 'pipe' })
const link = (n: number) => `${NAME}l${n}`
const namespace = (n: number | string) => `${NAME}n${n}`

/** The address of a server. `{n}` stands for its number. */
export const ADDRESS = `${NET}.{n}`
/** Prefix of a command that runs in the namespace of a server. */
export const IN_NAMESPACE = `ip netns exec ${namespace('{n}')}`

/**
 * Gives each server a network namespace with a link to this machine. `cut` takes the link down: packets are lost, and no
 * connection is closed. `repair` brings it up again.
 */
export function openNetwork(numbers: number[]) {
  if (process.getuid?.() !== 0) throw new Error('The cluster tests take network links down: run them as root on Linux.')
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
    repair: (n: number) => ip(`link set ${link(n)} up`),
    close() {
      for (const n of numbers) {
        ip(`link del ${link(n)}`)
        ip(`netns del ${namespace(n)}`)
      }
      ip(`link del ${NAME}`)
    },
  }
}
