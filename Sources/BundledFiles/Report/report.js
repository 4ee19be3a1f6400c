// The script of a report page; `ReportPage` embeds it.
const show = (viewer, mode) => {
  const buttons = [...viewer.querySelectorAll("button")];
  if (!buttons.some((button) => button.dataset.mode === mode)) return;
  viewer.dataset.mode = mode;
  for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.mode === mode);
};
for (const viewer of document.querySelectorAll(".viewer")) {
  const range = viewer.querySelector("input"), pictures = viewer.querySelector(".pictures");
  for (const button of viewer.querySelectorAll("button")) {
    button.addEventListener("click", () => show(viewer, button.dataset.mode));
  }
  range.addEventListener("input", () => pictures.style.setProperty("--cut", range.value + "%"));
  // Moving the pointer over the picture also moves the slider.
  pictures.addEventListener("pointermove", (event) => {
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
  for (const list of document.querySelectorAll("nav ol")) {
    const isEmpty = [...list.children].every((one) => one.hidden);
    list.hidden = isEmpty;
    if (list.previousElementSibling?.matches("h2")) list.previousElementSibling.hidden = isEmpty;
  }
  for (const nav of document.querySelectorAll("nav")) nav.hidden = [...nav.querySelectorAll("ol")].every((list) => list.hidden);
  const count = document.querySelectorAll("tr[data-case]:not([hidden])").length;
  const isAll = !status && words.length === 0;
  document.querySelector(".tools p").textContent = isAll ? "" : count === 1 ? "1 case" : `${count} cases`;
  // Cases that passed are only in the table.
  if (!isAll) document.querySelector("details").open = true;
};
search?.addEventListener("input", choose);
for (const button of filters) {
  button.addEventListener("click", () => {
    for (const other of filters) other.setAttribute("aria-pressed", other === button);
    choose();
  });
}
for (const button of document.querySelectorAll(".copy")) {
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = "Copied";
  });
}
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
  const button = cases[current()]?.querySelectorAll(".viewer button")[Number(event.key) - 1];
  if (button) {
    button.click();
    if (button.dataset.mode === "slider") button.closest(".viewer").querySelector("input").focus();
  }
});
