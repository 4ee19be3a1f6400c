// The script of a hand-out and of a site's index; `HandOutPage` embeds it with the data of `PageData`.
const root = document.documentElement, find = (id) => document.getElementById(id);
root.classList.add("js");

// MARK: Language and theme, remembered between the pages of a site if the browser allows it.
const remembered = (key) => { try { return localStorage.getItem("touchstone." + key); } catch { return null; } };
const remember = (key, value) => { try { localStorage.setItem("touchstone." + key, value); } catch { /* not here */ } };
const press = (group, value) => {
  for (const button of find(group).querySelectorAll("button")) {
    button.setAttribute("aria-pressed", button.dataset.set === value);
  }
};
const setLanguage = (language) => {
  root.dataset.language = root.lang = language;
  press("languages", language);
};
const setTheme = (theme) => {
  root.dataset.theme = root.style.colorScheme = theme;
  press("themes", theme);
};
const readers = (navigator.languages ?? []).find((one) => /^(en|zh)/i.test(one)) ?? "en";
setLanguage(root.dataset.opensIn ?? remembered("language") ?? (/^zh/i.test(readers) ? "zh-Hans" : "en"));
const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
setTheme(root.dataset.theme ?? remembered("theme") ?? (isDark ? "dark" : "light"));

// MARK: The picture, its sentence and the code
const inflate = async (id) => {
  const bytes = Uint8Array.from(atob(find(id).textContent), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
};
// Set by `begin`.
let data = null;
const svgNames = "http://www.w3.org/2000/svg";
const texts = (node) => {
  const copy = node.cloneNode(true);
  for (const one of copy.querySelectorAll("[lang]")) if (one.lang !== root.lang) one.remove();
  return copy.textContent.trim();
};
// What is shown: `{ overview }`, `{ step }`, or `{ answer, point }`.
let shown = { overview: true }, place = 0, playing = null;

const frameOf = (one) => one.answer !== undefined ? data.answers[one.answer].frame
  : one.overview ? data.overview : data.steps[one.step];

const drawLayers = (numbers) => {
  find("layers").replaceChildren(...numbers.map((number) => {
    const layer = find("l" + number).cloneNode(true);
    layer.removeAttribute("id");
    return layer;
  }));
};
const fingerLayers = [...(find("finger")?.children ?? [])].map((use) => find(use.getAttribute("href").slice(1)));
const drawFinger = (point) => {
  const finger = find("finger");
  if (!point) return finger.setAttribute("display", "none");
  finger.removeAttribute("display");
  const [left, top, width, height, columns, rows] = data.screen;
  const x = left + point[0] * width / columns, y = top + point[1] * height / rows;
  finger.setAttribute("transform", `translate(${x} ${y})`);
  finger.replaceChildren(...fingerLayers.map((layer) => {
    const copy = layer.cloneNode(true);
    copy.removeAttribute("id");
    return copy;
  }));
};
const chinese = new Map();
const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};
const drawCode = (frame) => {
  find("code").hidden = frame.code === undefined;
  if (frame.code === undefined) return;
  find("code-title").textContent = frame.title;
  find("code-lines").replaceChildren(...data.listings[frame.code].map((tokens, index) => {
    const state = frame.lines[index], isFirst = index === 0 || frame.lines[index - 1] !== state;
    const line = element("span", (state === "." ? "" : state) + (isFirst ? " first" : ""));
    for (let at = 0; at < tokens.length; at += 2) line.append(element("i", tokens[at], tokens[at + 1]));
    return line;
  }));
  const current = find("code-lines").querySelector(".c");
  if (current) current.setAttribute("aria-current", "step");
  // On a narrow screen the code scrolls by itself.
  find("code").scrollTop = current ? current.offsetTop - 60 : 0;
  const values = frame.values.map((text, index) => element(index % 2 ? "dd" : "dt", "", text));
  find("code-values").replaceChildren(...values);
};
const sentenceOf = (one) => one.answer !== undefined
  ? document.querySelector(`[data-sentence="${one.answer}"]`) : one.overview ? overviewSentence : find("step-" + one.step);
const overviewSentence = find("sentence")?.cloneNode(true);

const show = (one) => {
  shown = one;
  if (one.step !== undefined) place = one.step;
  const frame = frameOf(one), sentence = sentenceOf(one), isAnswer = one.answer !== undefined;
  drawLayers(root.lang === "zh-Hans" ? frame.zh ?? frame.en.map((one) => chinese.get(one) ?? one) : frame.en);
  drawFinger(one.point);
  drawCode(frame);
  find("sentence").replaceChildren(...sentence.cloneNode(true).childNodes);
  find("stage-text").textContent = texts(sentence);
  if (find("point")) find("point").hidden = !one.overview;
  find("yours").hidden = !isAnswer;
  if (one.point) find("where").textContent = `(${one.point[0]}, ${one.point[1]})`;
  root.classList.toggle("answered", isAnswer);
  root.classList.toggle("stepped", one.step !== undefined);
  for (const button of document.querySelectorAll("[data-answer]")) {
    button.setAttribute("aria-pressed", isAnswer && Number(button.dataset.answer) === one.answer);
  }
  const last = data.steps.length - 1;
  find("step").value = place;
  find("number").textContent = `${place} / ${last}`;
  find("step").setAttribute("aria-valuetext", `${place} / ${last}: ${texts(find("step-" + place))}`);
  find("previous").disabled = place === 0;
  find("next").disabled = place === last;
  for (const tick of document.querySelectorAll(".ticks i")) {
    tick.classList.toggle("now", !isAnswer && Number(tick.dataset.step) === place);
  }
  for (const chapter of document.querySelectorAll(".chapters li")) {
    const isNow = Number(chapter.dataset.from) <= place && place < Number(chapter.dataset.to);
    chapter.classList.toggle("now", !isAnswer && isNow);
  }
  for (const item of document.querySelectorAll(".list li.now")) item.classList.remove("now");
  if (!isAnswer) find("step-" + place).classList.toggle("now", place > 0);
};
const go = (step) => show({ step: Math.min(Math.max(step, 0), data.steps.length - 1) });
const goByChapter = (direction) => {
  const starts = [0, ...[...document.querySelectorAll(".chapters li")].map((one) => Number(one.dataset.from))];
  const later = starts.filter((one) => one > place), earlier = starts.filter((one) => one < place);
  go(direction > 0 ? later[0] ?? data.steps.length - 1 : earlier[earlier.length - 1] ?? 0);
};
const setPlaying = (isPlaying) => {
  clearInterval(playing);
  playing = null;
  find("play").setAttribute("aria-pressed", isPlaying);
  if (!isPlaying) return;
  if (place === data.steps.length - 1) go(0); else go(shown.step === undefined ? 0 : place);
  playing = setInterval(() => {
    go(place + 1);
    if (place === data.steps.length - 1) setPlaying(false);
  }, 600);
};

// MARK: Clicks on the phone. Every point of it has an answer that was worked out beforehand.
const answerAt = (x, y) => data.answers.findIndex(({ rects }) => {
  for (let at = 0; at < rects.length; at += 4) {
    if (x >= rects[at] && x < rects[at] + rects[at + 2] && y >= rects[at + 1] && y < rects[at + 1] + rects[at + 3]) return true;
  }
  return false;
});
const touch = (point) => {
  const answer = answerAt(...point);
  if (answer < 0) return;
  setPlaying(false);
  show({ answer, point });
};
const pointOf = (event) => {
  const stage = find("stage"), [left, top, width, height, columns, rows] = data.screen;
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(stage.getScreenCTM().inverse());
  return [Math.floor((place.x - left) * columns / width), Math.floor((place.y - top) * rows / height)];
};

// MARK: Events
const pressed = (event, selector, act) => {
  const one = event.target.closest(selector);
  if (one) act(one);
};
document.addEventListener("click", (event) => {
  pressed(event, "#languages button", (button) => {
    setLanguage(button.dataset.set);
    remember("language", button.dataset.set);
    if (data) show(shown);
  });
  pressed(event, "#themes button", (button) => {
    setTheme(button.dataset.set);
    remember("theme", button.dataset.set);
  });
  pressed(event, "#print", () => print());
});
// On paper nobody can follow a link. The place of a file says nothing to others.
const address = document.getElementById("address");
if (address && location.protocol.startsWith("http")) address.textContent = location.href.replace(/[?#].*/, "");
// With the keyboard focus on the picture, the arrows move the finger: by 10 points, with Shift by 1.
const moveFinger = ([dx, dy], distance) => {
  const [columns, rows] = data.screen.slice(4).map((one) => Math.ceil(one) - 1);
  const [x, y] = shown.point ?? [Math.round(columns / 2) - dx * distance, Math.round(rows / 2) - dy * distance];
  touch([Math.min(Math.max(x + dx * distance, 0), columns), Math.min(Math.max(y + dy * distance, 0), rows)]);
};
// A finger that moves sideways over the picture turns it: to the left for the next step. It scrolls when it moves up or down.
const swipe = { from: null, least: 40 };
const followSwipes = (stage) => {
  stage.addEventListener("pointerdown", (event) => {
    const isAlone = event.isPrimary && event.pointerType === "touch";
    swipe.from = isAlone ? [event.clientX, event.clientY] : null;
  });
  stage.addEventListener("pointercancel", () => { swipe.from = null; });
  stage.addEventListener("pointerup", (event) => {
    if (!swipe.from) return;
    const [x, y] = [event.clientX - swipe.from[0], event.clientY - swipe.from[1]];
    swipe.from = null;
    if (Math.abs(x) < swipe.least || Math.abs(x) < 2 * Math.abs(y)) return;
    setPlaying(false);
    go(place + (x < 0 ? 1 : -1));
  });
};
const begin = async () => {
  const [json, layers] = await Promise.all([inflate("data"), inflate("more-layers")]);
  data = JSON.parse(json);
  find("more").innerHTML = layers;
  place = data.place;
  for (let at = 0; at < data.chinese.length; at += 2) chinese.set(data.chinese[at], data.chinese[at + 1]);
  followSwipes(find("stage"));
  find("stage").addEventListener("click", (event) => {
    if (getSelection().isCollapsed) touch(pointOf(event));
  });
  document.addEventListener("click", (event) => {
    pressed(event, "[data-answer]", (button) => {
      const answer = Number(button.dataset.answer);
      setPlaying(false);
      show({ answer, point: data.answers[answer].point });
    });
    pressed(event, "#back", () => { go(place); find("step").focus(); });
    pressed(event, "#previous", () => { setPlaying(false); go(place - 1); });
    pressed(event, "#next", () => { setPlaying(false); go(place + 1); });
    pressed(event, "#play", () => setPlaying(playing === null));
    pressed(event, ".chapters li", (chapter) => { setPlaying(false); go(Number(chapter.dataset.from)); });
    pressed(event, ".ticks i", (tick) => { setPlaying(false); go(Number(tick.dataset.step)); });
  });
  find("step").addEventListener("input", () => { setPlaying(false); go(Number(find("step").value)); });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const control = event.target.closest("button, a, summary, pre");
    const moves = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
    if (event.target === find("stage") && (moves[event.key] || event.key === "Enter")) {
      moveFinger(moves[event.key] ?? [0, 0], event.shiftKey ? 1 : 10);
      event.preventDefault();
      return;
    }
    const keys = {
      ArrowRight: () => event.shiftKey ? goByChapter(1) : go(place + 1),
      ArrowLeft: () => event.shiftKey ? goByChapter(-1) : go(place - 1),
      Home: () => go(0),
      End: () => go(data.steps.length - 1),
    };
    if (event.key === " " && !control) {
      setPlaying(playing === null);
    } else if (keys[event.key] && control?.tagName !== "PRE") {
      setPlaying(false);
      keys[event.key]();
    } else {
      return;
    }
    event.preventDefault();
  });
  show(shown);
};
// Tests wait for this.
const ready = find("data") ? begin() : Promise.resolve();
