/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Breadcrumb } from "./Breadcrumb";
import { Drawing } from "./Drawing";
import { InlineText } from "./InlineText";

test("InlineText renders links and emphasis, and escapes HTML", () => {
  render(
    <p>
      <InlineText>{"Costs **15 €**, see [the terms](/terms#fees), not <script>."}</InlineText>
    </p>,
  );
  expect(screen.getByText("15 €").tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "the terms" }).getAttribute("href")).toBe("/terms#fees");
  expect(screen.getByText(/not <script>/).tagName).toBe("P");
});

test("Breadcrumb marks the current page, and is empty for one item", () => {
  const home = { label: "Home", path: "/" };
  const { rerender } = render(<Breadcrumb label="Breadcrumb" items={[home, { label: "Parking", path: "/parking" }]} />);
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  expect(screen.getByText("Parking").getAttribute("aria-current")).toBe("page");
  rerender(<Breadcrumb label="Breadcrumb" items={[home]} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("a drawing that cannot be loaded leaves a placeholder of its size, with its alternative text", () => {
  render(<Drawing src="/car.svg" alt="A red car" width={200} height={100} unavailable="Image unavailable" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByRole("img", { name: "Image unavailable: A red car" }).getAttribute("style")).toContain("aspect-ratio: 200 / 100");
});
