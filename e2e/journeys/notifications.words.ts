/** Texts of toasts and the list of notifications in each language. */
export const WORDS = {
  es: {
    account: 'Gestionar cuenta',
    edit: 'Editar perfil',
    save: 'Guardar perfil',
    done: 'El perfil fue actualizado correctamente',
    bell: 'Notificaciones',
    unseen: (count: number) => `Notificaciones: ${count} sin ver`,
    list: 'Lo que Fichero le ha dicho, lo más reciente primero',
    clear: 'Borrar las notificaciones',
    empty: 'Aquí queda lo que Fichero le diga hasta que cierre la sesión.',
  },
  en: {
    account: 'Manage account',
    edit: 'Edit profile',
    save: 'Save profile',
    done: 'Your profile was updated',
    bell: 'Notifications',
    unseen: (count: number) => `Notifications: ${count} unseen`,
    list: 'What Fichero has told you, newest first',
    clear: 'Clear notifications',
    empty: 'There are no notifications',
  },
} as const

export type Words = (typeof WORDS)['es' | 'en']
