const es = {
  own: 'Mis fichas',
  program: 'Por programa',
  search: 'Buscar por número o jefe',
  jornada: 'Jornada',
  night: 'Nocturna',
  none: 'Ninguna ficha coincide',
  noneHere: 'Ninguna ficha coincide aquí',
  allPrograms: 'Todos los programas',
  clear: 'Quitar los filtros',
  table: 'Ver como tabla',
  cards: 'Ver como tarjetas',
  select: (number: number) => `Seleccionar la ficha ${number}`,
  selected: '2 fichas seleccionadas',
  exportAll: 'Exportar a Excel',
  exportSelected: 'Exportar las seleccionadas',
  disable: 'Deshabilitar',
  ask: '¿Deshabilitar estas 2 fichas?',
  disableTwo: 'Deshabilitar 2 fichas',
  disabled: '2 fichas se deshabilitaron correctamente',
  empty: 'Aún no hay fichas de este programa',
}

export type Words = typeof es

const en: Words = {
  own: 'My fichas',
  program: 'By program',
  search: 'Search by number or head',
  jornada: 'Shift',
  night: 'Night',
  none: 'No ficha matches',
  noneHere: 'No ficha matches here',
  allPrograms: 'All programs',
  clear: 'Remove the filters',
  table: 'Show as table',
  cards: 'Show as cards',
  select: (number) => `Select ficha ${number}`,
  selected: '2 fichas selected',
  exportAll: 'Export to Excel',
  exportSelected: 'Export selected',
  disable: 'Disable',
  ask: 'Disable these 2 fichas?',
  disableTwo: 'Disable 2 fichas',
  disabled: '2 fichas were disabled',
  empty: 'This program has no fichas yet',
}

export const WORDS = { es, en }
