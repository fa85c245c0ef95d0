export const WasPrice = ({ was }: { was: string }) => (
  <s>
    <span className="vh">was </span>
    {was}
  </s>
);
