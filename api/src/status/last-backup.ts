/** When the last backup was finished; null where none is known. */
export async function lastBackup(): Promise<Date | null> {
  return null
}
