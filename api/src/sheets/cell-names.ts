/** `A`, `B`, … `AA`. */
export function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter
}

/** `C3`, as spreadsheet programs name a cell. `fila` counts from 1. */
export const cellName = (fila: number, index: number) => `${columnLetter(index)}${fila}`
