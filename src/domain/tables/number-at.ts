// A read of a typed array within its length, where a number always is; beyond it is a bug, so it throws. One function
// for each type of array: V8 then reads each as fast as without it.

export function numberAt(numbers: Uint32Array, index: number): number {
  const number = numbers[index];
  return number === undefined ? failBeyond(index) : number;
}

export function floatAt(numbers: Float64Array | Float32Array, index: number): number {
  const number = numbers[index];
  return number === undefined ? failBeyond(index) : number;
}

export function addOne(counts: Uint32Array, index: number): void {
  counts[index] = numberAt(counts, index) + 1;
}

function failBeyond(index: number): never {
  throw new RangeError(`There is no number at ${index}`);
}
