/** Returns the CPU time of `act` in ms, which does not depend on the load of the machine. */
export async function processorTime(act: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
