import type { FakeModule } from './open-shell'

/** A module with pages for users, for guests and for administrators. */
export const COURSES = {
  name: 'courses',
  labels: {
    es: { list: 'Cursos', course: 'Curso', edit: 'Editar cursos' },
    en: { list: 'Courses', course: 'Course', edit: 'Edit courses' },
  },
  routes: [
    { path: '/cursos', page: 'list', titleKey: 'list', access: 'authenticated' },
    { path: '/cursos/:id', page: 'course', titleKey: 'course', access: 'authenticated' },
    { path: '/cursos/abiertos', page: 'list', titleKey: 'list', access: 'public' },
    { path: '/cursos/editar', page: 'edit', titleKey: 'edit', access: 'programs:edit' },
  ],
  links: [{ slot: 'menu', path: '/cursos', labelKey: 'list', order: 10, access: 'authenticated', icon: 'programs' }],
  pages: {
    list: () => <h1>Los cursos</h1>,
    course: () => <h1>Un curso</h1>,
    edit: () => <h1>Cursos por editar</h1>,
  },
} satisfies FakeModule
