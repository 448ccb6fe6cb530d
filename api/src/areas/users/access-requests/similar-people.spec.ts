import { findSimilar } from './similar-people.js'

type Person = Parameters<typeof findSimilar>[0][number]

const person = (id: number, overrides: Partial<Person> = {}): Person => ({
  id,
  tipo_documento: 'CC',
  nro_documento: `9000${id}`,
  nombre: `Nombre${id}`,
  apellido: 'Prueba',
  correo_institucional: `persona${id}@example.com`,
  estado: 'habilitado',
  ...overrides,
})

const APPLICANT = person(1, {
  nro_documento: '10203',
  nombre: 'José',
  apellido: 'Ruiz',
  correo_institucional: 'jose.ruiz@example.com',
})

it.each<[string, Partial<Person>, string[]]>([
  ['with nothing in common is not similar', {}, []],
  ['with the same name is similar', { nombre: 'JOSE', apellido: 'RUIZ' }, ['nombre']],
  ['with name and surname in one field is similar', { nombre: 'Jose Ruiz', apellido: '' }, ['nombre']],
  ['with another surname is not similar', { nombre: 'José', apellido: 'Ruis' }, []],
  ['with the same mail address is similar', { correo_institucional: 'jose.ruiz@example.com' }, ['correo']],
  ['with a mail address without the dots is similar', { correo_institucional: 'joseruiz@example.com' }, ['correo']],
  [
    'with other punctuation in the mail address is similar',
    { correo_institucional: 'jo-se_ru.iz@example.com' },
    ['correo'],
  ],
  [
    'with an addition after a plus sign in the mail address is similar',
    { correo_institucional: 'jose.ruiz+sena@example.com' },
    ['correo'],
  ],
  ['with a mail address at another domain is not similar', { correo_institucional: 'jose.ruiz@example.org' }, []],
  [
    'with another mail address at the same domain is not similar',
    { correo_institucional: 'jose.ruis@example.com' },
    [],
  ],
  ['with the same document number is similar', { nro_documento: '10203' }, ['documento']],
  ['with zeros before the document number is similar', { nro_documento: '0010203' }, ['documento']],
  ['whose document number has its first digits exchanged is not similar', { nro_documento: '01203' }, []],
  [
    'whose document number has its second and third digits exchanged is similar',
    { nro_documento: '12003' },
    ['documento'],
  ],
  ['whose document number has its last digits exchanged is similar', { nro_documento: '10230' }, ['documento']],
  ['whose document number has two distant digits exchanged is not similar', { nro_documento: '20103' }, []],
  ['whose document number has one digit more is not similar', { nro_documento: '102030' }, []],
  [
    'with the same name, mail address and document number is similar in all three',
    { nombre: 'José', apellido: 'Ruiz', correo_institucional: 'joseruiz@example.com', nro_documento: '10203' },
    ['nombre', 'correo', 'documento'],
  ],
])('a person %s', (_, overrides, por) => {
  const other = person(2, overrides)
  const { correo_institucional: __, ...shown } = other
  expect(findSimilar([APPLICANT, other, person(3)])(APPLICANT)).toEqual(por.length > 0 ? [{ ...shown, por }] : [])
})

it('findSimilar lists each similar person once, and not the person who is compared', () => {
  const twins = [2, 3].map((id) => person(id, { nombre: 'Jose', apellido: 'Ruiz' }))
  const same = person(4, { nro_documento: '10203' })
  expect(findSimilar([APPLICANT, ...twins, same])(APPLICANT).map(({ id }) => id)).toEqual([2, 3, 4])
  expect(findSimilar([])(APPLICANT)).toEqual([])
})
