/** A stored counter that differs from the number of counted rows. */
export interface Drift {
  table: 'matricula' | 'ficha' | 'ficha_avance' | 'ficha_faltante' | 'programa'
  /** Primary key of the row that has the counter. */
  key: number
  column: string
  stored: number
  counted: number
}
