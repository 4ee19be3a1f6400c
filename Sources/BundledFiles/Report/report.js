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
const cases = [...document.querySelectorAll(".case")];
const current = () => {
  const focused = cases.findIndex((one) => one.contains(document.activeElement));
  return focused >= 0 ? focused : cases.findIndex((one) => one.getBoundingClientRect().bottom > 80);
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || cases.length === 0) return;
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
