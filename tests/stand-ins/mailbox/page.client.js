// Runs in the reader's browser. Texts reach the page through textContent only; the mail itself stays in its frame.
const at = (id) => document.getElementById(id);
const tabs = [...document.querySelectorAll("[data-tab]")];
const seen = { tab: location.hash === "#texts" ? "texts" : "mails", id: null, print: "" };

const when = (iso) => new Date(iso).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
const title = (message) => message.subject ?? message.body;
const person = (message) => (message.inbound ? `from ${message.from}` : `to ${[message.to].flat().join(", ")}`);

function row(message) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  const name = document.createElement("b");
  const facts = document.createElement("span");
  name.textContent = title(message);
  facts.textContent = `${when(message.at)} · ${person(message)}`;
  button.type = "button";
  button.append(name, facts);
  button.setAttribute("aria-current", String(message.id === seen.id));
  button.onclick = () => open(message);
  item.append(button);
  return item;
}

function emptyRow() {
  const item = document.createElement("li");
  item.className = "empty";
  item.textContent = seen.tab === "mails" ? "No mail yet. Sign up, and your code arrives here." : "No texts yet.";
  return item;
}

function open(message) {
  seen.id = message.id;
  seen.print = "";
  const isMail = message.kind === "mail";
  document.body.classList.add("reading");
  at("reader").hidden = false;
  at("subject").textContent = isMail ? message.subject : "Text message";
  at("facts").textContent = `${when(message.at)} · from ${message.from} · to ${[message.to].flat().join(", ")}`;
  showCode(message.code);
  at("mail").hidden = !isMail;
  at("plain").hidden = !isMail;
  at("words").hidden = isMail;
  if (isMail) at("mail").src = `/mails/${message.id}`;
  if (isMail) at("plain").querySelector("pre").textContent = message.text;
  else at("words").textContent = message.body;
  refresh();
}

function showCode(code) {
  const button = at("code");
  button.hidden = !code;
  if (!code) return;
  const big = document.createElement("b");
  const hint = document.createElement("span");
  big.textContent = code;
  hint.textContent = "Copy";
  button.replaceChildren(big, hint);
  button.onclick = async () => {
    await navigator.clipboard.writeText(code);
    hint.textContent = "Copied";
  };
}

at("mail").onload = () => {
  const page = at("mail").contentDocument;
  if (page) at("mail").style.height = `${page.documentElement.scrollHeight + 4}px`;
};
at("back").onclick = () => document.body.classList.remove("reading");
for (const tab of tabs) {
  tab.onclick = () => {
    seen.tab = tab.dataset.tab;
    seen.print = "";
    history.replaceState(null, "", `#${seen.tab}`);
    document.body.classList.remove("reading");
    refresh();
  };
}

async function refresh() {
  try {
    const [mails, texts] = await Promise.all(
      ["mails", "texts"].map((name) => fetch(`/api/${name}`).then((answer) => answer.json())),
    );
    const counts = { mails: mails.length, texts: texts.length };
    for (const tab of tabs) {
      tab.querySelector("span").textContent = counts[tab.dataset.tab] || "";
      tab.setAttribute("aria-pressed", String(tab.dataset.tab === seen.tab));
    }
    const messages = seen.tab === "mails" ? mails : texts;
    const print = [seen.tab, seen.id, ...messages.map(({ id }) => id)].join();
    if (print !== seen.print) at("list").replaceChildren(...(messages.length ? messages.map(row) : [emptyRow()]));
    seen.print = print;
    at("status").textContent = "";
  } catch {
    at("status").textContent = "The local mailbox has stopped. Start the quickstart again to go on.";
  }
}

refresh();
setInterval(refresh, 2000);
