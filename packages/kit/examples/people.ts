/** Fictional people for the examples. */
export const PEOPLE = [
  { id: 1, documento: '1052000123', nombre: 'Ana María', apellido: 'Rojas Peña', estado: 'EN FORMACION', horas: 1840 },
  { id: 2, documento: '1052000456', nombre: 'Julián', apellido: 'Ávila', estado: 'APLAZADO', horas: 620 },
  { id: 3, documento: '1098000789', nombre: 'Luz Dary', apellido: 'Quintero', estado: 'EN FORMACION', horas: 2310 },
]

export type Person = (typeof PEOPLE)[number]
