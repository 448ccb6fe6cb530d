/** Returns the letters of a column, `A`, `B`, … `AA`, from its index, which counts from 0. */
export function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter
}

/** Returns the name of a cell, such as `C3`. `fila` is the row number, from 1; `index` is that of the column, from 0. */
export const cellName = (fila: number, index: number) => `${columnLetter(index)}${fila}`
