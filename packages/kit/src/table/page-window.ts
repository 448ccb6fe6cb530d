/** Returns the page numbers to show: `size` of them around the current one, shifted at the ends. */
export function pageWindow(page: number, totalPages: number, size: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - size + 1))
  return Array.from({ length: Math.min(size, totalPages) }, (_, index) => first + index)
}
