/** A counter that differs from the rows it counts. */
export interface Drift {
  table: 'matricula' | 'ficha' | 'ficha_avance' | 'programa'
  key: number
  column: string
  stored: number
  counted: number
}
