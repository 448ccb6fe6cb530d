/** The file's exact headings by field. Fields without a column in the file are absent. */
export type Headings = Partial<Record<Field, string>>

/** The values that the reader knows. Each column of a file is mapped to one value. */
export type Field =
  | 'tipo_documento'
  | 'nro_documento'
  | 'nombre'
  | 'apellido'
  | 'celular'
  | 'correo'
  | 'estado'
  | 'competencia'
  | 'resultado'
  | 'juicio'
  | 'fecha_registro'
  | 'evaluador'
  | 'observacion'
  | 'correo_institucional'
  | 'tipo'
  | 'rol'
  | 'fecha_inicio_contrato'
  | 'fecha_fin_contrato'
  | 'apellidos_y_nombres'
  | 'nombres_y_apellidos'
  | 'ficha'
  | 'tyt_inscrito'
  | 'tyt_presentado'
  | 'tyt_certificado'
