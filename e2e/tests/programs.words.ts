/** Texts of the programs in each language. */
export const WORDS = {
  es: {
    search: 'Buscar por nombre, código o nivel',
    level: 'Nivel',
    none: 'Ningún programa coincide',
    clear: 'Quitar la búsqueda y el filtro',
    disable: /^Deshabilitar/,
    disableNow: 'Deshabilitar programa',
    uses: 'Lo usa 1 ficha',
    disableFailed: 'Error al eliminar el programa',
    disableForbidden: 'No tiene permisos para deshabilitar programas',
    disabled: 'El programa «Producción de contenidos» se eliminó correctamente de la lista',
    notice: 'Este programa está deshabilitado',
    noticeUses: 'La 1 ficha que lo usa sigue su curso.',
    reactivate: /^Reactivar/,
    reactivateNow: 'Reactivar programa',
    reactivated: 'El programa «Producción de contenidos» se reactivó correctamente',
  },
  en: {
    search: 'Search by name, code or level',
    level: 'Level',
    none: 'No program matches',
    clear: 'Clear search and filter',
    disable: /^Disable/,
    disableNow: 'Disable program',
    uses: '1 ficha uses it',
    disableFailed: 'The program could not be disabled',
    disableForbidden: 'You do not have permission to disable programs',
    disabled: 'Program “Producción de contenidos” was disabled',
    notice: 'This program is disabled',
    noticeUses: 'The 1 ficha that uses it goes on.',
    reactivate: /^Reactivate/,
    reactivateNow: 'Reactivate program',
    reactivated: 'Program “Producción de contenidos” was reactivated',
  },
}

export type Words = (typeof WORDS)['es']
