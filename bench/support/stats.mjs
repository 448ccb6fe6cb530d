/** Milliseconds that `work` takes. */
export async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
