/** Returns the duration of `work` in ms. */
export async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Returns a percentile of the values: the 95th for a `share` of 0.95. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
