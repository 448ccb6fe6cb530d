export const WORDS = {
  es: {
    document: 'Documento',
    type: 'Tipo',
    technical: 'Técnico (1)',
    everyType: 'Ver todos los tipos',
    view: /^Ver a /,
    viewTitle: 'Datos del instructor',
    role: 'Usuario',
    notFound: 'No se encontró el usuario',
  },
  en: {
    document: 'Document',
    type: 'Instructor type',
    technical: 'Technical (1)',
    everyType: 'See every type',
    view: /^View /,
    viewTitle: 'Instructor details',
    role: 'User',
    notFound: 'The user was not found',
  },
} as const
