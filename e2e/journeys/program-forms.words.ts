/** Texts of the program forms in each language. */
export const WORDS = {
  es: {
    create: 'Crear programa',
    file: 'Archivo del diseño',
    name: 'Nombre del programa',
    hours: 'Total de horas',
    level: 'Nivel',
    competencies: 'Ver sus competencias y resultados',
    edit: /^Editar (el )?programa/,
    save: 'Guardar cambios',
  },
  en: {
    create: 'Create program',
    file: 'Design file',
    name: 'Program name',
    hours: 'Total hours',
    level: 'Level',
    competencies: 'See its competencies and outcomes',
    edit: /^Edit (the )?program/,
    save: 'Save changes',
  },
}
