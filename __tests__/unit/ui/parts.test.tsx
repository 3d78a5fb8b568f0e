/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Breadcrumb } from "../../../src/ui/Breadcrumb";
import { InlineText } from "../../../src/ui/InlineText";

test("InlineText renders links and emphasis, and escapes HTML", () => {
  render(
    <p>
      <InlineText>{"Costs **15 €**, see [the terms](/terms#fees), not <script>."}</InlineText>
    </p>,
  );
  expect(screen.getByText("15 €").tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "the terms" })).toHaveAttribute("href", "/terms#fees");
  expect(screen.getByText(/not <script>/)).toBeInTheDocument();
});

test("Breadcrumb marks the current page, and is empty for one item", () => {
  const home = { label: "Home", path: "/" };
  const { rerender } = render(<Breadcrumb label="Breadcrumb" items={[home, { label: "Parking", path: "/parking" }]} />);
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(screen.getByText("Parking")).toHaveAttribute("aria-current", "page");
  rerender(<Breadcrumb label="Breadcrumb" items={[home]} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});
