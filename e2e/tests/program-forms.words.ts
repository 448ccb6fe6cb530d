/** Texts of the program forms in each language. */
export const WORDS = {
  es: {
    create: 'Crear programa',
    file: 'Archivo del diseño',
    name: 'Nombre del programa',
    hours: 'Total de horas',
    level: 'Nivel',
    competencies: 'Ver sus competencias y resultados',
  },
  en: {
    create: 'Create program',
    file: 'Design file',
    name: 'Program name',
    hours: 'Total hours',
    level: 'Level',
    competencies: 'See its competencies and outcomes',
  },
}
