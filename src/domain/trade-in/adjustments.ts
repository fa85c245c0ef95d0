/** A possible answer, and how it changes an estimate. */
export interface AdjustmentOption {
  label: string;
  percent: number;
  dollars: number;
}

/** A question that adjusts an estimate; the settings `tradeIn.questions` have this shape. */
export interface AdjustmentQuestion {
  key: string;
  label: string;
  options: readonly AdjustmentOption[];
}

/** The chosen answers' texts by the questions' keys (S3: adjustmentAnswers). */
export type AdjustmentAnswers = Readonly<Record<string, string>>;

/** The sum of all changes: percent of the price, and dollars on top. */
export interface Adjustment {
  percent: number;
  dollars: number;
}

/** The total adjustment. A question without an answer, or with an unknown one, changes nothing. */
export function computeAdjustment(questions: readonly AdjustmentQuestion[], answers: AdjustmentAnswers): Adjustment {
  const chosen = questions.flatMap(({ key, options }) => options.filter(({ label }) => label === answers[key]));
  return {
    percent: chosen.reduce((sum, { percent }) => sum + percent, 0),
    dollars: chosen.reduce((sum, { dollars }) => sum + dollars, 0),
  };
}
