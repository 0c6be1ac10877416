// How a page takes the estimate into its own form: by the events while it changes, by the form when it is sent.

const form = document.querySelector('#contact');
const summary = document.querySelector('#summary');
const waiting = summary.textContent;

document.addEventListener('estimado-change', ({ detail: { estimate } }) => {
  const line = estimate?.lines.find(({ key }) => key === 'total-incentive');
  summary.textContent = line ? `${line.label}: ${line.text} (${estimate.status}), edition ${estimate.edition}` : waiting;
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const { answers, estimate } = JSON.parse(data.get('estimate'));
  const lead = {
    name: data.get('name'),
    email: data.get('email'),
    answers,
    amounts: estimate.amounts,
    status: estimate.status,
    receipt: { version: estimate.receipt.version, edition: estimate.receipt.edition, digest: estimate.receipt.digest },
    link: document.querySelector('estimado-calculator').link,
  };
  const sent = document.querySelector('#sent');
  sent.textContent = JSON.stringify(lead, null, 2);
  for (const id of ['#sent', '#sent-title']) document.querySelector(id).hidden = false;
  sent.focus();
});
