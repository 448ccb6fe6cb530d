/** Rejects with `late()` if `work` takes longer than `limit` ms. `work` is not cancelled; its later rejection is ignored. */
export function withLimit<T>(work: Promise<T>, limit: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), limit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
