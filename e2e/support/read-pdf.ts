import { getDocumentProxy } from 'unpdf'

export interface PdfPage {
  /** In points. */
  width: number
  height: number
  /** All texts in document order, separated by spaces. */
  text: string
  /** Each text of a line with its position in points from the left, and its size. */
  lines: { text: string; left: number; right: number; size: number }[]
}

/** Reads the texts on each page of a PDF. */
export async function readPdf(pdf: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const lines = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [a = 0, b = 0, , , left = 0] = item.transform as number[]
      const isUpright = b !== 0
      return [{ text: item.str, left, right: isUpright ? left : left + item.width, size: Math.hypot(a, b) }]
    })
    const text = lines.map((line) => line.text).join(' ')
    pages.push({ width, height, text: text.replace(/\s+/g, ' '), lines })
  }
  await document.destroy()
  return pages
}
