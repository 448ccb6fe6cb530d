import { readFileSync } from 'node:fs'

const INTERVAL_MS = 50

/** Resident memory of a process now, in MB; only Linux tells. */
export function residentMb(pid) {
  const [, kb] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
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
