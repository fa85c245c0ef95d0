/** Why a picture could not be had, as used in logs and metrics. */
export type FailureReason =
  | 'not allowed'
  | 'not public'
  | 'unreachable'
  | 'bad answer'
  | 'too large'
  | 'too slow'
  | 'not a picture'
  | 'missing'
  | 'too many'
  | 'abandoned'
  | 'busy';

/** A picture could not be had because of its source or the moment, not because of a bug. */
export class PictureFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureFailure';
    this.reason = reason;
  }
}
