/** The row of a query that always has one, such as a count or an insert that returns. */
export function getFirstRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The query returned no row');
  return row;
}
