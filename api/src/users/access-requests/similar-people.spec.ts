import { findSimilar } from './similar-people.js'

type Person = Parameters<typeof findSimilar>[0][number]

const person = (id: number, given: Partial<Person> = {}): Person => ({
  id,
  tipo_documento: 'CC',
  nro_documento: `9000${id}`,
  nombre: `Nombre${id}`,
  apellido: 'Prueba',
  correo_institucional: `persona${id}@example.com`,
  estado: 'habilitado',
  ...given,
})

const ASKING = person(1, {
  nro_documento: '10203',
  nombre: 'José',
  apellido: 'Ruiz',
  correo_institucional: 'jose.ruiz@example.com',
})

it.each<[string, Partial<Person>, string[]]>([
  ['nothing alike', {}, []],
  ['the same name', { nombre: 'JOSE', apellido: 'RUIZ' }, ['nombre']],
  ['the name over both fields', { nombre: 'Jose Ruiz', apellido: '' }, ['nombre']],
  ['another surname', { nombre: 'José', apellido: 'Ruis' }, []],
  ['the same mail', { correo_institucional: 'jose.ruiz@example.com' }, ['correo']],
  ['a mail without dots', { correo_institucional: 'joseruiz@example.com' }, ['correo']],
  ['a mail with other signs', { correo_institucional: 'jo-se_ru.iz@example.com' }, ['correo']],
  ['a mail with a plus', { correo_institucional: 'jose.ruiz+sena@example.com' }, ['correo']],
  ['a mail elsewhere', { correo_institucional: 'jose.ruiz@example.org' }, []],
  ['another mail there', { correo_institucional: 'jose.ruis@example.com' }, []],
  ['the same document', { nro_documento: '10203' }, ['documento']],
  ['zeros before it', { nro_documento: '0010203' }, ['documento']],
  ['its first digits exchanged', { nro_documento: '01203' }, []],
  ['its second and third digits exchanged', { nro_documento: '12003' }, ['documento']],
  ['its last digits exchanged', { nro_documento: '10230' }, ['documento']],
  ['two digits apart exchanged', { nro_documento: '20103' }, []],
  ['a digit more', { nro_documento: '102030' }, []],
  [
    'all of it',
    { nombre: 'José', apellido: 'Ruiz', correo_institucional: 'joseruiz@example.com', nro_documento: '10203' },
    ['nombre', 'correo', 'documento'],
  ],
])('somebody with %s: %j', (_, given, por) => {
  const other = person(2, given)
  const { correo_institucional: __, ...told } = other
  expect(findSimilar([ASKING, other, person(3)])(ASKING)).toEqual(por.length > 0 ? [{ ...told, por }] : [])
})

it('several are told, each once, and not the person', () => {
  const twins = [2, 3].map((id) => person(id, { nombre: 'Jose', apellido: 'Ruiz' }))
  const same = person(4, { nro_documento: '10203' })
  expect(findSimilar([ASKING, ...twins, same])(ASKING).map(({ id }) => id)).toEqual([2, 3, 4])
  expect(findSimilar([])(ASKING)).toEqual([])
})
