/// What a report page does when it is used.
nonisolated enum ReportScript {
  static let text = """
    for (const viewer of document.querySelectorAll(".viewer")) {
      const buttons = viewer.querySelectorAll("button"), range = viewer.querySelector("input");
      for (const button of buttons) button.addEventListener("click", () => {
        viewer.dataset.mode = button.dataset.mode;
        for (const other of buttons) other.setAttribute("aria-pressed", other === button);
      });
      range.addEventListener("input", () => {
        viewer.querySelector(".pictures").style.setProperty("--cut", range.value + "%");
      });
      // The picture itself can be used as the slider, too.
      viewer.querySelector(".pictures").addEventListener("pointermove", (event) => {
        if (viewer.dataset.mode !== "slider" || (event.pointerType !== "mouse" && event.pressure === 0)) return;
        const box = event.currentTarget.getBoundingClientRect();
        range.value = 100 * (event.clientX - box.left) / box.width;
        range.dispatchEvent(new Event("input"));
      });
    }
    """
}
