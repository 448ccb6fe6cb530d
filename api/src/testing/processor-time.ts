/** Milliseconds that the processor works on something, however busy the machine is. */
export async function processorTime(act: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
