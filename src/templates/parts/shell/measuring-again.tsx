/** In the footer: asks the visitor once more for their consent to measuring by third parties. */
export const MeasuringAgain = ({ label }: { label: string }) => (
  <button className="measuring-again" type="button" data-measuring-again="">
    {label}
  </button>
);
