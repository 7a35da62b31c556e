/** Data of a call that must succeed. */
export async function granted<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`)
  return data as Data
}
