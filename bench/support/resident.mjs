import { readFileSync } from 'node:fs'

const INTERVAL_MS = 50

/** Resident memory of a process and of those that it started, now, in MB; only Linux tells. */
export function residentMb(pid) {
  const [, kb = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`)) ?? []
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + residentMb(child), Number(kb) / 1024)
}

/** A process may end between being listed and being read. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The most that a process had resident while `work` ran, in MB. */
export async function peakDuring(pid, work) {
  let peak = residentMb(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, INTERVAL_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return peak
}
