/** The part of itemsjs that the comparison uses; the package has no types. */
declare module 'itemsjs' {
  interface Bucket {
    key: string;
    doc_count: number;
  }
  interface Answer<T> {
    pagination: { total: number };
    data: { items: T[]; aggregations: Record<string, { buckets: Bucket[] }> };
  }
  interface Engine<T> {
    search(input: object): Answer<T>;
  }

  export type { Answer };
  export default function itemsjs<T>(items: T[], configuration: object): Engine<T>;
}
