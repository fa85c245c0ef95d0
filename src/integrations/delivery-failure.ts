/**
 * A lead could not be delivered. `code` names the kind of failure and holds nothing personal, so it may be logged; the
 * message says what and where, for the operator only. `isFinal` when the same message can never be accepted;
 * `isRefusal` when the destination is up but refused this one.
 */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly code: string;
  readonly isRefusal: boolean;
  readonly isFinal: boolean;

  constructor(message: string, options: { code: string; isRefusal?: boolean; isFinal?: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.code = options.code;
    this.isRefusal = options.isRefusal ?? false;
    this.isFinal = options.isFinal ?? false;
  }
}
