import { readFileSync } from 'node:fs'

const INTERVAL_MS = 50

/** Resident memory of a process and of those that it started, now, in MB; only Linux tells. */
export const residentMb = (pid) => memoryMb(pid, 'VmRSS')

/** As `residentMb`, without the files that it has mapped: Node's program is one for all processes, some 40 MB. */
export const ownMb = (pid) => memoryMb(pid, 'RssAnon')

function memoryMb(pid, field) {
  const [, kb = 0] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(read(`/proc/${pid}/status`)) ?? []
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + memoryMb(child, field), Number(kb) / 1024)
}

/** A process may end between being listed and being read. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The most memory that a process had while `work` ran, in MB. */
export async function peakDuring(pid, work, memory = residentMb) {
  let peak = memory(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, memory(pid))
  }, INTERVAL_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return peak
}
