// The script of a report page; `ReportPage` embeds it.
const show = (viewer, mode) => {
  const buttons = [...viewer.querySelectorAll("[data-mode]")];
  if (!buttons.some((button) => button.dataset.mode === mode)) return;
  viewer.dataset.mode = mode;
  for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.mode === mode);
};
for (const viewer of document.querySelectorAll(".viewer")) {
  const range = viewer.querySelector("input"), pictures = viewer.querySelector(".pictures");
  const boxes = viewer.querySelector("button.boxes");
  for (const button of viewer.querySelectorAll("[data-mode]")) {
    button.addEventListener("click", () => show(viewer, button.dataset.mode));
  }
  boxes?.addEventListener("click", () => boxes.setAttribute("aria-pressed", !viewer.classList.toggle("plain")));
  range?.addEventListener("input", () => pictures.style.setProperty("--cut", range.value + "%"));
  // Moving the pointer over the picture also moves the slider.
  pictures?.addEventListener("pointermove", (event) => {
    if (viewer.dataset.mode !== "slider" || (event.pointerType !== "mouse" && event.pressure === 0)) return;
    const box = pictures.getBoundingClientRect();
    range.value = 100 * (event.clientX - box.left) / box.width;
    range.dispatchEvent(new Event("input"));
  });
}
// The cases that the search and the buttons leave.
const search = document.querySelector(".tools input"), filters = [...document.querySelectorAll(".tools button")];
// The text of a case, also for its lines in the lists.
const textOf = (one) => {
  const link = one.querySelector("a[href^='#']"), section = link && document.getElementById(link.getAttribute("href").slice(1));
  return (one.textContent + (section?.textContent ?? "")).toLowerCase();
};
const choose = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter((word) => word);
  const status = filters.find((button) => button.getAttribute("aria-pressed") === "true").dataset.status;
  const isShown = (one) => (!status || one.dataset.case === status)
    && words.every((word) => textOf(one).includes(word));
  for (const one of document.querySelectorAll("[data-case]")) one.hidden = !isShown(one);
  // A cause without cases is no longer of interest.
  for (const list of document.querySelectorAll("nav .cause, nav details, nav")) {
    list.hidden = [...list.querySelectorAll("li")].every((one) => one.hidden);
  }
  const count = document.querySelectorAll("tr[data-case]:not([hidden])").length;
  const isAll = !status && words.length === 0;
  document.querySelector(".tools p").textContent = isAll ? "" : count === 1 ? "1 case" : `${count} cases`;
  // Cases that passed are only in the table.
  if (!isAll) for (const list of document.querySelectorAll("details.all, nav details")) list.open = true;
};
search?.addEventListener("input", choose);
for (const button of filters) {
  button.addEventListener("click", () => {
    for (const other of filters) other.setAttribute("aria-pressed", other === button);
    choose();
  });
}
// Not every browser gives a page that is a file its clipboard.
const copy = async (text) => {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = text;
  field.select();
  document.execCommand("copy");
  field.remove();
};
for (const button of document.querySelectorAll(".copy")) {
  button.addEventListener("click", async () => {
    await copy(button.dataset.copy);
    button.textContent = "Copied";
    document.getElementById("told").textContent = "Copied: " + button.dataset.copy;
  });
}
// A case that was accepted has no pictures any more.
document.addEventListener("error", (event) => {
  if (event.target.matches?.("figure img")) event.target.closest("figure").classList.add("gone");
}, true);

// The name of the element under the pointer. The elements of a case are in a script of their own, which calls `elements`.
const maps = new Map(), label = document.body.appendChild(document.createElement("div"));
label.className = "name";
label.hidden = true;
label.setAttribute("aria-hidden", true);
globalThis.elements = (one) => maps.get(one.id).found(one.maps);
const mapsOf = (section) => {
  if (!maps.has(section.id)) {
    const one = {};
    one.all = new Promise((found) => { one.found = found; });
    maps.set(section.id, one);
    const script = document.createElement("script");
    script.src = section.dataset.elements;
    script.onerror = () => one.found({});
    document.head.append(script);
  }
  return maps.get(section.id).all;
};
const pixelsOf = async (map) => {
  if (!map.pixels) {
    const image = new Image();
    image.src = map.source;
    await image.decode();
    const canvas = document.createElement("canvas"), context = canvas.getContext("2d", { willReadFrequently: true });
    [canvas.width, canvas.height] = [image.width, image.height];
    context.drawImage(image, 0, 0);
    map.pixels = context.getImageData(0, 0, image.width, image.height);
  }
  return map.pixels;
};
// Under a slider, the picture that is seen.
const mapNameOf = (shot, share) => {
  const viewer = shot.closest(".viewer[data-mode=slider]");
  return viewer && 100 * share < viewer.querySelector("input").value ? "expected" : shot.dataset.map;
};
const nameAt = async (shot, x, y) => {
  const box = shot.getBoundingClientRect(), section = shot.closest("[data-elements]");
  const map = section && (await mapsOf(section))[mapNameOf(shot, (x - box.left) / box.width)];
  if (!map) return "";
  const pixels = await pixelsOf(map);
  const column = Math.floor((x - box.left) / box.width * pixels.width);
  const row = Math.floor((y - box.top) / box.height * pixels.height);
  if (column < 0 || row < 0 || column >= pixels.width || row >= pixels.height) return "";
  const place = 4 * (row * pixels.width + column), color = [...pixels.data.slice(place, place + 3)];
  const name = map.names["#" + color.map((part) => part.toString(16).padStart(2, "0")).join("").toUpperCase()];
  return `${column},${row} ${name ?? ""}`;
};
let pointed = 0;
document.addEventListener("pointermove", async (event) => {
  const shot = event.target.closest?.(".shot[data-map]"), number = ++pointed;
  const name = shot ? await nameAt(shot, event.clientX, event.clientY) : "";
  if (number !== pointed) return;
  label.hidden = !name;
  label.textContent = name;
  const left = Math.min(event.clientX + 14, innerWidth - label.offsetWidth - 8);
  [label.style.left, label.style.top] = [left + "px", event.clientY + 18 + "px"];
});
document.addEventListener("scroll", () => { label.hidden = true; }, { passive: true });

const allCases = [...document.querySelectorAll(".case")];
const shownCases = () => allCases.filter((one) => !one.hidden);
const current = () => {
  const cases = shownCases();
  const focused = cases.findIndex((one) => one.contains(document.activeElement));
  return focused >= 0 ? focused : cases.findIndex((one) => one.getBoundingClientRect().bottom > 80);
};
document.addEventListener("keydown", (event) => {
  const cases = shownCases();
  if (event.key === "Escape" && event.target === search) {
    search.value = "";
    choose();
    search.blur();
  }
  if (event.ctrlKey || event.altKey || event.metaKey || event.target === search) return;
  if (event.key === "/" && search) {
    event.preventDefault();
    search.focus();
  }
  if (cases.length === 0) return;
  const step = { j: 1, k: -1 }[event.key.toLowerCase()];
  if (step) {
    const isFirst = !cases.some((one) => one.contains(document.activeElement));
    const next = isFirst ? Math.max(current(), 0) : current() + step;
    const one = cases[Math.min(Math.max(next, 0), cases.length - 1)];
    one.scrollIntoView();
    one.focus({ preventScroll: true });
  }
  if (event.key.toLowerCase() === "b") cases[current()]?.querySelector("button.boxes")?.click();
  const button = cases[current()]?.querySelectorAll(".viewer [data-mode]")[Number(event.key) - 1];
  if (button) {
    button.click();
    if (button.dataset.mode === "slider") button.closest(".viewer").querySelector("input").focus();
  }
});
