export const WORDS = {
  es: {
    disable: 'Deshabilitar a Marina Quintero Ruiz',
    disableNow: 'Deshabilitar instructor',
    disabled: 'Se deshabilitó a Marina Quintero Ruiz.',
  },
  en: {
    disable: 'Disable Marina Quintero Ruiz',
    disableNow: 'Disable instructor',
    disabled: 'Marina Quintero Ruiz was disabled.',
  },
} as const
