/** An answer that a site offers, and what it changes of an estimate. */
export interface AdjustmentOption {
  label: string;
  percent: number;
  dollars: number;
}

/** A question that adjusts an estimate; the settings `tradeIn.questions` are these. */
export interface AdjustmentQuestion {
  key: string;
  label: string;
  options: readonly AdjustmentOption[];
}

/** What was answered, in the words of the answers, by the questions' keys (S3: adjustmentAnswers). */
export type AdjustmentAnswers = Readonly<Record<string, string>>;

/** What answers change together: percent of the price, and dollars beside. */
export interface Adjustment {
  percent: number;
  dollars: number;
}

/**
 * What the answers change: the sum of their parts. A question that was not answered, or not with one of its answers,
 * changes nothing.
 */
export function computeAdjustment(
  questions: readonly AdjustmentQuestion[],
  answers: AdjustmentAnswers,
): Adjustment {
  const chosen = questions.flatMap(({ key, options }) =>
    options.filter(({ label }) => label === answers[key]),
  );
  return {
    percent: chosen.reduce((sum, { percent }) => sum + percent, 0),
    dollars: chosen.reduce((sum, { dollars }) => sum + dollars, 0),
  };
}
