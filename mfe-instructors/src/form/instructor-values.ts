/** What is typed both when a person is created and when one is edited. */
export interface InstructorValues {
  tipo_documento: string
  nombre: string
  apellido: string
  correo_institucional: string
  rol: string
  tipo: string
  fecha_inicio_contrato: string
  fecha_fin_contrato: string
}
