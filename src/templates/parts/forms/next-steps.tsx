export function NextSteps({ next }: { next: { heading: string; steps: string[] } }) {
  return (
    <section className="finpage-box next-steps" aria-labelledby="next-h">
      <h2 id="next-h">{next.heading}</h2>
      <ol>
        {next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
