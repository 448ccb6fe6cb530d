import type { DownloadedFile } from '../api/send'

/** Hands a file to the browser's downloads. */
export function saveFile({ name, content }: DownloadedFile): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After the click has been handled: the download keeps its own hold of the content.
  setTimeout(() => URL.revokeObjectURL(url))
}
