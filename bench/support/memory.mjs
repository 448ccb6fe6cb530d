import { readFileSync } from 'node:fs'

/** Interval between two measurements, in ms. */
const INTERVAL_MS = 50

/** Returns the current resident memory of a process and its descendants, in MB. Works only on Linux. */
export const residentMb = (pid) => memoryMb(pid, 'VmRSS')

/** Like `residentMb`, without mapped files, such as Node's program: all processes share its 40 MB. */
export const anonymousMb = (pid) => memoryMb(pid, 'RssAnon')

function memoryMb(pid, field) {
  const [, kb = 0] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(read(`/proc/${pid}/status`)) ?? []
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + memoryMb(child, field), Number(kb) / 1024)
}

/** Reads a file. Returns an empty string if the process has ended meanwhile. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Returns the peak memory of a process while `work` runs, in MB. */
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
