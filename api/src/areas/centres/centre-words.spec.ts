import { centresIn, centresText } from './centre-words.js'

const CENTRES = [
  { id: 1, codigo: '9225', nombre: 'CENTRO AGROTURÍSTICO' },
  { id: 2, codigo: '9309', nombre: 'CENTRO DE LA INDUSTRIA, LA EMPRESA Y LOS SERVICIOS' },
  { id: 3, codigo: '9540', nombre: 'CENTRO MINERO' },
  { id: 4, codigo: '9541', nombre: 'CENTRO MINERO' },
]

describe('centresIn', () => {
  it.each<[string, number[]]>([
    ['', []],
    [' ; , ', []],
    ['9225', [1]],
    ['9225 - CENTRO AGROTURÍSTICO', [1]],
    ['9225 - el nombre de antes', [1]],
    ['Centro agroturistico', [1]],
    ['9225; 9309', [1, 2]],
    ['9309,9225', [2, 1]],
    ['9225;9225', [1]],
    ['Centro de la industria, la empresa y los servicios', [2]],
    ['9540, Centro de la industria, la empresa y los servicios, 9225', [3, 2, 1]],
  ])('reads %j', (text, ids) => expect(centresIn(text, CENTRES)).toEqual({ ids, unknown: [] }))

  it.each<[string, number[], string[]]>([
    ['9999', [], ['9999']],
    ['9225; Centro del Sur', [1], ['Centro del Sur']],
    ['92', [], ['92']],
    ['Centro de la industria, 9225', [1], ['Centro de la industria']],
  ])('does not know a part of %j', (text, ids, unknown) => expect(centresIn(text, CENTRES)).toEqual({ ids, unknown }))

  it('does not know a name that two centres have, but their codes', () => {
    expect(centresIn('CENTRO MINERO', CENTRES)).toEqual({ ids: [], unknown: ['CENTRO MINERO'] })
    expect(centresIn('9541 - CENTRO MINERO', CENTRES).ids).toEqual([4])
  })

  it('reads what centresText writes', () => {
    expect(centresText([4, 2], CENTRES)).toBe(
      '9309 - CENTRO DE LA INDUSTRIA, LA EMPRESA Y LOS SERVICIOS; 9541 - CENTRO MINERO',
    )
    expect(centresIn(centresText([4, 2], CENTRES), CENTRES)).toEqual({ ids: [2, 4], unknown: [] })
  })
})
