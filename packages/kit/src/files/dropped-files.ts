import { fromEvent } from 'file-selector'

/**
 * Returns the files that were dropped or chosen, also those in dropped folders. Call it while the event is handled: afterwards
 * browsers no longer say what was dropped. Hidden files of operating systems are left out.
 */
export async function droppedFiles(event: unknown): Promise<File[]> {
  const items = await fromEvent(event as Event)
  return items.filter((item): item is File & typeof item => item instanceof File && !isOfSystem(item.name))
}

/** Files that systems and office programs put beside documents: macOS' `._x.xls`, Excel's `~$x.xls`. */
export const isOfSystem = (name: string): boolean => /^(?:\.|~\$)|^(?:thumbs\.db|desktop\.ini)$/i.test(name)
