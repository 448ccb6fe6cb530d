/** Texts for keyboard navigation in each language. */
export const WORDS = {
  es: {
    signIn: 'Ingresar',
    document: 'Número de documento',
    password: 'Contraseña',
    approve: (name: string) => `Aprobar la solicitud de ${name}`,
    handOver: (name: string) => `Falta entregar el enlace a ${name}`,
    copy: 'Copiar enlace',
    copied: 'El enlace se copió',
    done: 'Ya lo entregué',
    requests: 'Solicitudes de acceso',
    none: 'No hay solicitudes pendientes',
  },
  en: {
    signIn: 'Sign in',
    document: 'Document number',
    password: 'Password',
    approve: (name: string) => `Approve the request of ${name}`,
    handOver: (name: string) => `The link for ${name} has not been handed over yet`,
    copy: 'Copy link',
    copied: 'The link was copied',
    done: 'I have handed it over',
    requests: 'Access requests',
    none: 'There are no pending requests',
  },
} as const
