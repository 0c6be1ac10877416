// Finds answers of a program, among its vectors, that show each state of the result.
export async function states(api, program, vectors) {
  const all = vectors
    .filter((vector) => vector.program === program && vector.expect)
    .map(({ inputs }) => ({ inputs, estimate: api.estimate(program, inputs).estimate }))
    .sort((a, b) => b.estimate.findings.length - a.estimate.findings.length);
  const eligible = all.filter(({ estimate }) => estimate.status === 'eligible');
  const blocked = all.filter(({ estimate }) => estimate.status !== 'eligible');
  const bound = ({ estimate }) => estimate.limits.some((limit) => limit.bound);
  const answers = (list, ...wishes) => {
    const found = wishes.map((wish) => list.find(wish)).find(Boolean) ?? list[0];
    return found?.inputs;
  };
  const plain = answers(eligible, (each) => !bound(each)) ?? {};
  const { fields } = api.programs().find(({ id }) => id === program);
  const required = fields.filter((field) => field.required);
  const half = required.slice(0, Math.ceil(required.length / 2)).map(({ key }) => [key, plain[key]]);
  const number = required.find((field) => field.unit !== undefined && !field.options)?.key;
  return {
    empty: {},
    half: Object.fromEntries(half),
    problems: { ...plain, [number]: 'abc' },
    eligible: plain,
    capped: answers(eligible, bound),
    blocked: answers(blocked, ({ estimate }) => estimate.findings.some(({ remedies }) => remedies?.length > 0)),
  };
}
