/* The page of a class on a phone: it asks for the state again and again while it is seen, and sends votes. */
"use strict";
const find = (id) => document.getElementById(id);
const languages = navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || "en"];
const first = languages.find((one) => /^(zh|en)\b/i.test(one)) || "en";
const language = /^zh/i.test(first) ? "zh-Hans" : "en";
const dark = matchMedia("(prefers-color-scheme: dark)");
const base = "/" + location.pathname.split("/")[1];
const text = texts[language];
let state = null, vote = null, late = false, timer = 0, asking = null, again = false, token = known();

document.documentElement.lang = language;
document.title = text.title;

/* One phone is one voter, also in another tab and after a restart; each lesson has an address of its own. */
function known() {
  try {
    const kept = JSON.parse(localStorage.getItem("class") || "{}");
    return kept.base === location.host + base ? kept.token : null;
  } catch { return null; }
}

function keep(value) {
  token = value;
  try { localStorage.setItem("class", JSON.stringify({ base: location.host + base, token })); } catch { /* Without storage. */ }
}

async function ask(path, options) {
  const control = new AbortController(), limit = setTimeout(() => control.abort(), 10000);
  try { return await fetch(base + path, { ...options, signal: control.signal, cache: "no-store" }); } finally { clearTimeout(limit); }
}

/* Sends a vote until it is answered, or the question is over. */
async function send() {
  if (!vote || !token) return;
  const sent = vote, body = `t=${token}&q=${sent.question}&c=${sent.choice}`;
  const answer = await ask("/vote", { method: "POST", body, headers: { "Content-Type": "application/x-www-form-urlencoded" } });
  if (answer.ok && state && state.stage.question === sent.question) state.yours = sent.choice;
  if (answer.status === 409) late = true;
  if (answer.status === 403) token = null;
  if ([200, 400, 409].includes(answer.status) && vote === sent) vote = null;
  if (answer.status === 409) state = null;
}

async function load() {
  const query = [`p=${language}-${dark.matches ? "dark" : "light"}`];
  if (token) query.push(`t=${token}`);
  if (token && state) query.push(`r=${state.revision}`);
  const answer = await ask("/state?" + query.join("&"));
  if (answer.status === 204 || answer.status === 429) return;
  if (answer.status === 503) throw new Error(await answer.text() ? text.full : text.gone);
  if (!answer.ok) throw new Error(text.gone);
  const next = await answer.json();
  if (next.token) keep(next.token);
  if (!state || next.stage.question !== state.stage.question) {
    if (vote && vote.question !== next.stage.question) vote = null;
    if (next.stage.phase === "asking") late = false;
  }
  state = next;
}

/* Asks now, or once more after what is being asked: a vote never waits for the timer. */
function turn() {
  again = true;
  asking ??= (async () => {
    while (again) {
      again = false;
      await once();
    }
  })().finally(() => { asking = null; });
  return asking;
}

async function once() {
  let wait = 1500;
  try {
    if (vote) await send();
    await load();
    if (vote) { await send(); }
    find("trouble").hidden = true;
    if (state && !state.picture && state.stage.question) wait = 400;
  } catch (error) {
    find("trouble").textContent = error.name === "Error" ? error.message : text.gone;
    find("trouble").hidden = false;
  }
  show();
  clearTimeout(timer);
  if (document.visibilityState === "visible") timer = setTimeout(turn, wait);
}

function choose(choice) {
  vote = { question: state.stage.question, choice };
  show();
  turn();
}

function set(id, value) { if (find(id).textContent !== value) find(id).textContent = value; }

function show() {
  if (!state) return;
  const { stage } = state, own = vote ? vote.choice : state.yours;
  const isOpen = stage.phase === "asking", isShown = stage.phase === "revealed";
  set("head", isOpen || isShown ? stage.head[language] : "");
  set("title", isOpen || isShown ? stage.title[language] : text.waiting);
  set("gesture", isOpen || isShown ? stage.gesture[language] || "" : text.lookUp);
  const picture = state.picture && stage.question ? `${base}/picture/${state.picture}` : "", image = find("stage");
  if (picture && image.getAttribute("src") !== picture) image.src = picture;
  if (!stage.question) image.hidden = true;
  image.alt = text.stage + ": " + (stage.description[language] || "");
  showChoices(stage, own, isOpen, isShown);
  showNote(stage, own, isOpen, isShown);
}

find("stage").addEventListener("load", () => { find("stage").hidden = !(state && state.stage.question); });

function showChoices(stage, own, isOpen, isShown) {
  const all = isOpen || isShown ? stage.choices : [], place = find("choices");
  const key = stage.question + " " + all.length;
  if (place.dataset.key !== key) {
    place.dataset.key = key;
    place.replaceChildren(...all.map((choice, index) => {
      const button = document.createElement("button"), number = document.createElement("b");
      const name = document.createElement("span"), mark = document.createElement("i");
      button.type = "button";
      number.textContent = index + 1;
      button.append(number, name, mark);
      button.addEventListener("click", () => choose(index));
      return button;
    }));
  }
  [...place.children].forEach((button, index) => {
    const isRight = isShown && stage.answer === index, isOwn = own === index;
    button.disabled = !isOpen;
    button.setAttribute("aria-pressed", String(isOwn));
    button.classList.toggle("right", isRight);
    const marks = [isRight ? "✓ " + text.right : "", isOwn ? text.yourAnswer : ""].filter(Boolean).join(", ");
    if (button.children[1].textContent !== all[index][language]) button.children[1].textContent = all[index][language];
    if (button.children[2].textContent !== marks) button.children[2].textContent = marks;
  });
}

function showNote(stage, own, isOpen, isShown) {
  const counted = isOpen && !vote && own !== undefined && own !== null;
  const lines = [];
  if (isShown) {
    if (late) lines.push(text.lateVote);
    else if (own === undefined || own === null) lines.push(text.noAnswer);
  } else if (counted) lines.push(text.chosen, text.changeable);
  const reason = isShown ? stage.reason[language] || "" : "", key = reason + "|" + lines.join(" ");
  const note = find("note");
  if (note.dataset.key === key) return;
  note.dataset.key = key;
  const strong = document.createElement("strong");
  strong.textContent = reason;
  note.replaceChildren(...(reason ? [strong] : []), lines.join(" "));
}

/* After the phone slept, was offline, or went back to the page. */
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") turn(); });
for (const name of ["pageshow", "online"]) addEventListener(name, () => turn());
dark.addEventListener?.("change", () => { state = null; turn(); });
turn();
